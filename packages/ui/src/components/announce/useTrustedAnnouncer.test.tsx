import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DateRange } from '../DateRangeField/dateRange.js';
import { DateRangeField } from '../DateRangeField/DateRangeField.js';
import { NumberField } from '../NumberField/NumberField.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** As a page does that requires Trusted Types and has no policy. */
function refuseMarkup() {
  return vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
}

function Dates() {
  const [value, setValue] = useState<DateRange | null>({ start: '2026-11-02', end: '2026-11-18' });
  return <DateRangeField label="Modified" value={value} onChange={setValue} />;
}

function Days() {
  const [value, setValue] = useState<number | null>(3);
  return <NumberField label="Days" value={value} onChange={setValue} />;
}

const regions = () => [...document.querySelectorAll('[data-live-announcer] > [role="log"]')];

it('announces each day that is typed without markup', async () => {
  const markup = refuseMarkup();
  render(<Dates />);
  screen.getByRole('spinbutton', { name: /day, Start Date/ }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(regions().map(({ textContent }) => textContent)).toContain('05');
  expect(markup).not.toHaveBeenCalled();
});

it('announces each number that is stepped to without markup', async () => {
  const markup = refuseMarkup();
  render(<Days />);
  screen.getByRole('textbox', { name: 'Days' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(regions().map(({ textContent }) => textContent)).toContain('6');
  expect(markup).not.toHaveBeenCalled();
});
