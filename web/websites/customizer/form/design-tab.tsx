import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Controller } from 'react-hook-form';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { ColorField } from '#web/websites/color-field.tsx';
import type { CustomizerForm } from './use-customizer-form.ts';

const COLORS = [
  {
    name: 'template_customizations.primary_color',
    key: 'primary',
    label: 'Primary color',
    hint: 'Used for headings, buttons, and dark areas.',
  },
  {
    name: 'template_customizations.secondary_color',
    key: 'secondary',
    label: 'Secondary color',
    hint: 'Used for accents and section backgrounds.',
  },
] as const;

type DesignTabProps = { form: CustomizerForm; colors: SiteTemplate['colors'] };

/** The two brand colors of a template. */
export function DesignTab({ form, colors }: DesignTabProps) {
  const reset = () => {
    for (const { name, key } of COLORS) {
      form.setValue(name, colors[key], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Stack gap={3}>
      {COLORS.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <ColorField
              label={label}
              hint={hint}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
      ))}
      <Note>We adjust colors that make text hard to read.</Note>
      <Button self="start" size="small" icon={<RotateCcw />} onClick={reset}>
        Reset colors
      </Button>
    </Stack>
  );
}
