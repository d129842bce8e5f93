import { type FormEvent, useState } from 'react';
import { formatClock } from '#shared/format/dates.ts';
import { printedPhone } from '#web/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dev-phone.module.css';
import { type Conversation, useAnswerAsGuest } from './phones.ts';

type PhoneTalkProps = { conversation: Conversation; onAnswer: () => void };

/** The texts between a guest and a restaurant, and a field for the guest’s reply. */
export function PhoneTalk({ conversation, onAnswer }: PhoneTalkProps) {
  const { restaurant_name, phone, texts } = conversation;
  return (
    <Stack card="plain" as="section" gap={2} aria-label={`Texts to ${printedPhone(phone)}`}>
      <Text as="h2" size={1} breaks>
        {restaurant_name}{' '}
        <Note as="span" breaks className={styles.from}>
          on {printedPhone(phone)}
        </Note>
      </Text>
      <div role="log" aria-label="Texts">
        <Stack as="ol" gap={1}>
          {texts.map(({ id, at, by, text }) => (
            <Text
              as="li"
              key={id}
              breaks
              lines="kept"
              self="start"
              className={classNames(styles.text, by === 'guest' && styles.ofGuest)}
            >
              <VisuallyHidden>{by === 'guest' ? 'The guest:' : `${restaurant_name}:`} </VisuallyHidden>
              {text}
              <Note as="time" className={styles.time} dateTime={at}>
                {formatClock(at)}
              </Note>
            </Text>
          ))}
        </Stack>
      </div>
      <AnswerForm conversation={conversation} onAnswer={onAnswer} />
    </Stack>
  );
}

function AnswerForm({ conversation, onAnswer }: PhoneTalkProps) {
  const [text, setText] = useState('');
  const answer = useAnswerAsGuest(conversation);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAnswer();
    // Keep what was typed in the meantime.
    setText('');
    answer.mutate(text, { onError: () => setText((typed) => (typed === '' ? text : typed)) });
  };
  return (
    <Stack as="form" gap={1} onSubmit={send}>
      {answer.error === null ? null : <Notice tone="danger">{answer.error.message}</Notice>}
      <Cluster gap={1} align="end">
        <Field
          label="Reply as the guest"
          className={styles.field}
          value={text}
          maxLength={1_600}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isPending={answer.isPending}>
          Send
        </Button>
      </Cluster>
    </Stack>
  );
}
