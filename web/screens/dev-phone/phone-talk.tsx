import { type FormEvent, useState } from 'react';
import { printedPhone } from '#web/features/guests/printed-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './dev-phone.module.css';
import { type Conversation, useAnswerAsGuest } from './phones.ts';

type PhoneTalkProps = { conversation: Conversation; onAnswer: () => void };

/** What a guest and a restaurant have texted each other, and the guest's next text. */
export function PhoneTalk({ conversation, onAnswer }: PhoneTalkProps) {
  const { restaurant_name, phone, texts } = conversation;
  return (
    <section className={styles.talk} aria-label={`Texts of ${printedPhone(phone)}`}>
      <h2 className={styles.who}>
        {restaurant_name} <span className={styles.from}>on {printedPhone(phone)}</span>
      </h2>
      <div role="log" aria-label="Texts">
        <ol className={styles.texts}>
          {texts.map(({ id, at, by, text }) => (
            <li key={id} className={classNames(styles.text, by === 'guest' && styles.ofGuest)}>
              <VisuallyHidden>{by === 'guest' ? 'The guest:' : `${restaurant_name}:`} </VisuallyHidden>
              {text}
              <time className={styles.time} dateTime={at}>
                {new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
              </time>
            </li>
          ))}
        </ol>
      </div>
      <AnswerForm conversation={conversation} onAnswer={onAnswer} />
    </section>
  );
}

function AnswerForm({ conversation, onAnswer }: PhoneTalkProps) {
  const [text, setText] = useState('');
  const answer = useAnswerAsGuest(conversation);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAnswer();
    // Who types on meanwhile keeps what is typed.
    setText('');
    answer.mutate(text, { onError: () => setText((typed) => (typed === '' ? text : typed)) });
  };
  return (
    <form className={styles.answer} onSubmit={send}>
      {answer.error === null ? null : <Notice tone="danger">{answer.error.message}</Notice>}
      <div className={styles.row}>
        <Field
          label="Answer as the guest"
          className={styles.field}
          value={text}
          maxLength={1_600}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isPending={answer.isPending}>
          Send
        </Button>
      </div>
    </form>
  );
}
