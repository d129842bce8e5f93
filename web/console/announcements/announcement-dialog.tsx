import type { FormEvent } from 'react';
import {
  ANNOUNCEMENT_LIMITS,
  type Announcement,
  AUDIENCES,
  type Audience,
} from '#shared/announcements/contract/announcement.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useSaveAnnouncement } from '#web/console/api/announcements.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { dayOf, lastDayBefore, startOfDay } from './announcement-days.ts';
import { audienceName } from './audience-name.ts';

type AnnouncementDialogProps = {
  isOpen: boolean;
  /** The one to change. Undefined for a new one. */
  announcement: Announcement | undefined;
  onClose: () => void;
};

/** Writes a new announcement, or changes one. */
export function AnnouncementDialog({ isOpen, announcement, onClose }: AnnouncementDialogProps) {
  const save = useSaveAnnouncement();
  const { error } = save;
  const fields = error instanceof ApiError ? error.fields : {};
  const hasFields = Object.keys(fields).length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string) => String(entered.get(name)).trim();
    const until = startOfDay(text('until'), 1);
    const body = {
      title: text('title'),
      text: text('text'),
      link: text('link'),
      from: startOfDay(text('from')),
      until: until === '' ? null : until,
      audience: text('audience') as Audience,
    };
    const onError = (refused: unknown) => focusFirstError(form, refused);
    save.mutate({ id: announcement?.announcement_id, body }, { onSuccess: onClose, onError });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={announcement === undefined ? 'New announcement' : 'Edit announcement'}
      description="Owners see announcements at the top of every screen until they dismiss them."
    >
      <Stack as="form" gap={2} onSubmit={submit} noValidate>
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          maxLength={ANNOUNCEMENT_LIMITS.title}
          defaultValue={announcement?.title}
          error={fields.title}
          required
        />
        <TextAreaField
          label="Message"
          name="text"
          rows={3}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          defaultValue={announcement?.text}
          error={fields.text}
          required
        />
        <Field
          label="Link"
          name="link"
          autoComplete="off"
          maxLength={ANNOUNCEMENT_LIMITS.link}
          defaultValue={announcement?.link}
          hint="An address that starts with https://, or an app path such as /dashboard."
          error={fields.link}
          isOptional
        />
        <Grid gap={2} columns={2}>
          <Field
            label="First day"
            name="from"
            type="date"
            defaultValue={dayOf(announcement?.from ?? new Date().toISOString())}
            error={fields.from}
            required
          />
          <Field
            label="Last day"
            name="until"
            type="date"
            defaultValue={announcement?.until ? lastDayBefore(announcement.until) : ''}
            hint="Leave blank to show the announcement until you delete it."
            error={fields.until}
            isOptional
          />
        </Grid>
        <SelectField
          label="Audience"
          name="audience"
          options={AUDIENCES.map((audience) => ({ value: audience, label: audienceName(audience) }))}
          defaultValue={announcement?.audience ?? 'everyone'}
          error={fields.audience}
        />
        {error !== null && !hasFields ? <Notice tone="danger">{errorMessages(error).title}</Notice> : null}
        <Button variant="primary" type="submit" isPending={save.isPending} pendingLabel="Saving">
          {announcement === undefined ? 'Publish' : 'Save changes'}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** Moves the focus to the first field that the server refused, which may be out of view. */
function focusFirstError(form: HTMLFormElement, error: unknown): void {
  const fields = error instanceof ApiError ? error.fields : {};
  const first = [...form.elements].find(
    (element) => fields[element.getAttribute('name') ?? ''] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
}
