import { useState } from 'react';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { ColorField } from '#web/websites/color-field.tsx';

type DraftColorFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
};

/** A color of the draft. Invalid input stays in the field only. */
export function DraftColorField({ label, value, onChange }: DraftColorFieldProps) {
  const [written, setWritten] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setWritten(value);
  }
  const write = (text: string) => {
    setWritten(text);
    if (!HexColorSchema.safeParse(text).success) return;
    setShown(text);
    onChange(text);
  };
  const mistake = HexColorSchema.safeParse(written).error?.issues[0]?.message;
  return <ColorField label={label} value={written} onChange={write} error={mistake} />;
}
