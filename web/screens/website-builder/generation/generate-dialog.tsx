import Sparkles from 'lucide-react/icons/sparkles';
import { type FormEvent, useId, useState } from 'react';
import { GenerateWebsiteSchema } from '#shared/contract/website.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './generate-dialog.module.css';
import type { Brief } from './use-generation.ts';

type GenerateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What the owner typed before. */
  brief: Brief;
  isStarting: boolean;
  onGenerate: (brief: Brief) => void;
};

/** Asks what the website is for (spec, website builder §2.4). */
export function GenerateDialog({ isOpen, onClose, isStarting, ...form }: GenerateDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isStarting}
      title="Generate with AI"
      description="The more you tell us, the more the site sounds like you. Only what you write is stated as fact."
      actions={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            icon={<Sparkles aria-hidden="true" />}
            isPending={isStarting}
          >
            Generate
          </Button>
          <Button onClick={onClose} disabled={isStarting}>
            Cancel
          </Button>
        </>
      }
    >
      <BriefForm id={formId} {...form} />
    </Dialog>
  );
}

type BriefFormProps = Pick<GenerateDialogProps, 'brief' | 'onGenerate'> & { id: string };

function BriefForm({ id, brief, onGenerate }: BriefFormProps) {
  const [errors, setErrors] = useState<{ name?: string; requirements?: string }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const websiteName = String(data.get('website_name'));
    const customRequirements = String(data.get('custom_requirements'));
    const found = findErrors(websiteName, customRequirements);
    setErrors(found);
    if (found.name === undefined && found.requirements === undefined) {
      onGenerate({ websiteName: websiteName.trim(), customRequirements });
    }
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Website name"
        name="website_name"
        defaultValue={brief.websiteName}
        placeholder="Osteria Lupo"
        error={errors.name}
        autoComplete="off"
        autoFocus
        required
      />
      <TextAreaField
        label="Special requirements"
        name="custom_requirements"
        defaultValue={brief.customRequirements}
        hint="Your cuisine, dishes and prices, opening hours, the mood of the room, address and phone."
        placeholder="Roman trattoria, wood oven, lunch menu at 14.50, closed Mondays"
        rows={5}
        error={errors.requirements}
        isOptional
      />
    </form>
  );
}

function findErrors(websiteName: string, customRequirements: string) {
  const { website_name, custom_requirements } = GenerateWebsiteSchema.shape;
  return {
    name: website_name.safeParse(websiteName).error?.issues[0]?.message,
    requirements: custom_requirements.safeParse(customRequirements).error?.issues[0]?.message,
  };
}
