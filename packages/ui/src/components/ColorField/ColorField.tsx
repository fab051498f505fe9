import { useState, type ReactNode } from 'react';
import { ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { useField, type FieldText } from '../Field/useField.js';
import { TextField } from '../TextField/TextField.js';
import { colorRamp, normalColor } from './color.js';
import { digitsNeeded } from './colorField.messages.js';
import * as styles from './ColorField.css.js';
import { ContrastCheck } from './ContrastCheck.js';
import { PickFromScreen } from './PickFromScreen.js';

export interface ColorFieldProps extends FieldText {
  /** `#RRGGBB`. */
  value: string;
  /** Called with `#RRGGBB` on each change; never with a partly typed colour. */
  onChange: (value: string) => void;
  /** Shows below the field whether the colour is readable wherever the themes use it. */
  contrastCheck?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Note below the text column: the previous colour. */
  note?: ReactNode;
}

/** The area and the slider keep hue and saturation separately, so that a grey keeps its hue. */
function parse(value: string) {
  return parseColor(normalColor(value) ?? '#ADD8E6').toFormat('hsb');
}

/** Selects a colour by area and hue, as six hex digits, or from the screen. */
export function ColorField({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  contrastCheck = false,
  disabled = false,
  note,
}: ColorFieldProps) {
  const [color, setColor] = useState(() => parse(value));
  const [typed, setTyped] = useState<string>();
  const ids = useField({ hint: undefined });
  const shown = color.toString('hex').toUpperCase() === value.toUpperCase() ? color : parse(value);
  const wrong = typed !== undefined && normalColor(typed) === null;

  function change(next: typeof color): void {
    setColor(next);
    setTyped(undefined);
    const hex = next.toString('hex').toUpperCase();
    if (hex !== value.toUpperCase()) onChange(hex);
  }

  function type(text: string): void {
    setTyped(text);
    const color = normalColor(text.trim());
    if (color !== null && color !== value.toUpperCase()) onChange(color);
  }

  return (
    <div role="group" aria-labelledby={ids.labelId} className={styles.group}>
      <span id={ids.labelId} className={styles.title} hidden={labelHidden}>
        {label}
      </span>
      <div className={styles.parts}>
        <ColorArea
          aria-label={label}
          className={styles.area}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          value={shown}
          onChange={change}
          isDisabled={disabled}
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <div className={styles.column}>
          <ColorSlider
            aria-label={`${label}, hue`}
            className={styles.slider}
            colorSpace="hsb"
            channel="hue"
            value={shown}
            onChange={change}
            isDisabled={disabled}
          >
            <SliderTrack className={styles.track}>
              <ColorThumb className={styles.thumb} />
            </SliderTrack>
          </ColorSlider>
          <TextField
            label={`${label}, 6 hex digits`}
            labelHidden
            value={typed ?? value.toUpperCase()}
            onChange={type}
            onBlur={() => {
              setTyped(undefined);
            }}
            maxLength={7}
            disabled={disabled}
            tabular
            hint={hint}
            error={wrong ? digitsNeeded : error}
            start={<span className={styles.swatch} style={{ background: value }} />}
            end={disabled ? undefined : <PickFromScreen onPick={type} />}
          />
          <div className={styles.ramp} aria-hidden="true">
            {colorRamp(normalColor(value) ?? '#ADD8E6').map((step) => (
              <span key={step} className={styles.rampStep} style={{ background: step }} />
            ))}
          </div>
          {note}
        </div>
      </div>
      {contrastCheck ? (
        <div className={styles.contrastSection}>
          <ContrastCheck color={value} />
        </div>
      ) : null}
    </div>
  );
}
