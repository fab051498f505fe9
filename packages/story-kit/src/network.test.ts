import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { networkHandlers } from './network.ts';
import { storyConfig } from '@countersign/api-client/answers';

const request = () => new Request(`${storyConfig.files}/api/download`, { method: 'POST' });

describe('the network of the toolbar', () => {
  it('changes nothing where it is normal', () => {
    expect(networkHandlers('normal')).toEqual([]);
  });

  it('fails every call where it is offline', async () => {
    expect((await getResponse(networkHandlers('offline'), request()))?.type).toBe('error');
  });

  it('returns 503 with a problem where it is failing', async () => {
    const response = await getResponse(networkHandlers('failing'), request());
    expect(response?.status).toBe(503);
    expect(await response?.json()).toMatchObject({ status: 503 });
  });

  it('leaves other origins alone', async () => {
    const elsewhere = new Request('http://elsewhere.example/fonts.css');
    expect(await getResponse(networkHandlers('offline'), elsewhere)).toBeUndefined();
  });
});
