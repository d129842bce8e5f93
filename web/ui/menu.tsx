import type { ReactNode, RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import iconButton from './icon-button.module.css';
import styles from './menu.module.css';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ onSelect: () => void; href?: never } | { /** Opens in a new tab. */ href: string; onSelect?: never });

type MenuProps = {
  /** The label: "More about Osteria Lupo". */
  label: string;
  /** The icon of the menu button. */
  icon: ReactNode;
  actions: readonly MenuAction[];
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

/** A menu button for less common actions. */
export function Menu({ label, icon, actions, buttonRef }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton className={iconButton.button} aria-label={label} {...(buttonRef && { ref: buttonRef })}>
        {icon}
      </AriaButton>
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu className={styles.menu}>
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={classNames(styles.item, action.isDanger && styles.danger)}
              isDisabled={action.isDisabled ?? false}
              {...(action.href === undefined
                ? { onAction: action.onSelect }
                : { href: action.href, target: '_blank', rel: 'noreferrer' })}
              textValue={action.label}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
