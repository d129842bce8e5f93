import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { ImageDialog } from '#web/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { CodeField, type CodeTabProps } from '#web/websites/editor/code/code-field.tsx';
import { imageMarkup } from '#web/websites/editor/code/image-markup.ts';

/** Site name, HTML, and custom requirements. */
export function ContentTab(props: CodeTabProps) {
  const { editor, mistakes } = props;
  const { draft, base, set } = editor;
  return (
    <Stack gap={3}>
      <Field
        label="Site name"
        required
        value={draft.websiteName}
        error={mistakes.websiteName}
        onChange={({ currentTarget }) => set('websiteName', currentTarget.value)}
      />
      <CodeField
        {...props}
        language="html"
        label="HTML"
        tool={
          <InsertImage
            websiteId={base.website_id}
            onInsert={(markup) => props.code.current?.insert(markup)}
          />
        }
        hint={
          base.content_source === 'sections'
            ? 'Saving a change here switches to custom HTML.'
            : 'We remove scripts and forms.'
        }
      />
      <TextAreaField
        label="Custom requirements"
        isOptional
        rows={5}
        value={draft.customRequirements}
        error={mistakes.customRequirements}
        hint="We follow these requirements when you regenerate your website."
        onChange={({ currentTarget }) => set('customRequirements', currentTarget.value)}
      />
    </Stack>
  );
}

type InsertImageProps = { websiteId: string; onInsert: (markup: string) => void };

/** Inserts one of the owner’s images into the HTML. */
function InsertImage({ websiteId, onInsert }: InsertImageProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const insert = (image: SiteImage) => {
    setIsChoosing(false);
    onInsert(imageMarkup(image));
  };
  return (
    <>
      <Button size="small" icon={<ImagePlus />} onClick={() => setIsChoosing(true)}>
        Insert image
      </Button>
      <ImageDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={insert}
        imageType="general"
        websiteId={websiteId}
        title="Insert an image"
      />
    </>
  );
}
