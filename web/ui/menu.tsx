import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
export function Menu({ label, icon, ...rest }: MenuProps) {
  return (
    <MenuTrigger {...rest} label={label} align="end" className={iconButton.button} aria-label={label}>
      {icon}
    </MenuTrigger>
  );
}

type MenuTriggerProps = ComponentProps<'button'> & {
  /** The label of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** The edge of the button that the menu shares. */
  align: 'start' | 'end';
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

/** A button that opens a menu below it, or above it if there is no room. */
export function MenuTrigger({ label, actions, align, buttonRef, ...button }: MenuTriggerProps) {
  const own = useRef<HTMLButtonElement>(null);
  const trigger = buttonRef ?? own;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...button}
        type="button"
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          trigger.current?.focus();
          setIsOpen(!isOpen);
        }}
        // The open menu keeps the focus until the click closes it.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onKeyDown={({ key }) => key === 'ArrowDown' && setIsOpen(true)}
      />
      {isOpen ? <MenuList {...{ label, actions, align, trigger, setIsOpen }} /> : null}
    </>
  );
}

type MenuListProps = Pick<MenuTriggerProps, 'label' | 'actions' | 'align'> & {
  trigger: RefObject<HTMLButtonElement | null>;
  setIsOpen: (isOpen: boolean) => void;
};

/** Arrow keys, Home, End, and first letters move the focus. Escape, Tab, and a press outside close it. */
function MenuList({ label, actions, align, trigger, setIsOpen }: MenuListProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    const button = trigger.current;
    if (list === null || button === null) return;
    list.showPopover();
    const place = () => placeBeside(list, button, align);
    place();
    itemsIn(list)[0]?.focus();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [trigger, align]);
  const leave = () => {
    trigger.current?.focus();
    setIsOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    const next = itemAfter(event);
    if (event.key === 'Escape' || event.key === 'Tab') leave();
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <span
      ref={ref}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => ref.current?.contains(relatedTarget) || setIsOpen(false)}
    >
      {actions.map((action) => (
        <Item key={action.id} action={action} onLeave={leave} />
      ))}
    </span>
  );
}

function Item({ action, onLeave }: { action: MenuAction; onLeave: () => void }) {
  const { label, icon, isDanger, isDisabled, href, onSelect } = action;
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, isDanger && styles.danger),
    onClick: () => {
      onLeave();
      onSelect?.();
    },
  } as const;
  return href === undefined ? (
    <button {...look} type="button" disabled={isDisabled}>
      {icon}
      {label}
    </button>
  ) : (
    <a {...look} href={href} target="_blank" rel="noreferrer">
      {icon}
      {label}
    </a>
  );
}

const itemsIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)'),
];

/** The item that a key moves to from the focused one. */
function itemAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const items = itemsIn(currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const place = places[key];
  if (place !== undefined) return items.at(place % items.length);
  if (key.length > 1) return undefined;
  const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return turned.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Pixels between the menu and its button, and the edges of the window. */
const GAP = 8;

function placeBeside(list: HTMLElement, trigger: HTMLElement, align: MenuListProps['align']): void {
  const around = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const isBelow = around.bottom + GAP + height <= window.innerHeight;
  const top = isBelow ? around.bottom + GAP : Math.max(GAP, around.top - GAP - height);
  const left = align === 'end' ? around.right - width : around.left;
  list.style.inset = `${top}px auto auto ${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}
