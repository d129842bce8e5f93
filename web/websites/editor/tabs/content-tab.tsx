import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { CodeField, type CodeTabProps } from '#web/websites/editor/code/code-field.tsx';
import { InsertImage } from '#web/websites/editor/code/insert-image.tsx';

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
            ? 'Your website’s HTML, built from your sections. Saving a change here switches to custom HTML.'
            : 'Your website’s HTML. We remove scripts and forms.'
        }
      />
      <TextAreaField
        label="Custom requirements"
        isOptional
        rows={5}
        value={draft.customRequirements}
        error={mistakes.customRequirements}
        hint="We use this when you regenerate your website."
        onChange={({ currentTarget }) => set('customRequirements', currentTarget.value)}
      />
    </Stack>
  );
}
