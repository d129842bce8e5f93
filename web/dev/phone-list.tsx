import { printedPhone } from '#web/guests/printed-phone.ts';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './dev-phone.module.css';
import type { Conversation } from './phones.ts';

type PhoneListProps = {
  conversations: readonly Conversation[];
  shown: Conversation;
  onChoose: (conversation: Conversation) => void;
};

/** The selected phone. */
export function PhoneList({ conversations, shown, onChoose }: PhoneListProps) {
  return (
    <nav aria-label="Phones" className={styles.list}>
      <ul>
        {conversations.map((conversation) => {
          const { restaurant_id, restaurant_name, phone, texts } = conversation;
          return (
            <li key={`${restaurant_id} ${phone}`}>
              <button
                type="button"
                className={styles.phone}
                aria-current={conversation === shown}
                onClick={() => onChoose(conversation)}
              >
                <Text as="span" strong>
                  {printedPhone(phone)}
                </Text>
                <Note as="span" breaks className={styles.from}>
                  {restaurant_name}
                </Note>
                <Note as="span" lines="cut" width="row">
                  {texts.at(-1)?.text}
                </Note>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
