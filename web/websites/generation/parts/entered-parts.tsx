import { useState } from 'react';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { MenuReading } from '#shared/profile/menu-lines/read-menu-lines.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { MenuBox } from '#web/menu/menu-box/menu-box.tsx';
import { menuSummary } from '#web/menu/menu-box/menu-summary.ts';
import { ContactFields } from '#web/profile/fields/contact-fields.tsx';
import { hoursSummary } from '#web/profile/week/hours-summary.ts';
import { HoursText } from '#web/profile/week/hours-text.tsx';
import { WeekEditor } from '#web/profile/week/week-editor.tsx';
import type { EnteredDraft, EnteredProblems } from './entered-draft.ts';
import { type Box, fillFromPage } from './fill-from-page.ts';
import { Fold } from './fold.tsx';
import { contactSummary } from './part-summaries.ts';
import { WebsitePart } from './website-part.tsx';

type EnteredPartsProps = {
  /** The stored values, used unless others are entered. */
  profile: RestaurantProfile;
  entered: EnteredDraft;
  onChange: (entered: EnteredDraft) => void;
  menu: MenuReading;
  /** The menu including the parsed dishes. */
  dishes: readonly Dish[];
  /** Whether a model reads menu photos. */
  readsPhotos: boolean;
  problems: EnteredProblems;
};

/**
 * Optional parts of a brief: menu, hours, and contact, each saved to the profile with the website. The owner’s
 * current website can fill them.
 */
export function EnteredParts(props: EnteredPartsProps) {
  const { profile, entered, onChange, menu, dishes, readsPhotos, problems } = props;
  const { menuText = '', hours: week = profile, links } = entered;
  const contact = { ...profile, ...links };
  const hasProblem = (fields: readonly string[]) => fields.some((field) => problems[field] !== undefined);
  const [timesFilled, setTimesFilled] = useState({ menu: 0, hours: 0, contact: 0 });
  /** Remounted and opened each time a page fills it. */
  const keyOf = (box: Box) => `${box} ${timesFilled[box]}`;
  const fill = (page: StatedDetails) => {
    const { entered: next, boxes, sentence } = fillFromPage(profile, entered, page);
    onChange(next);
    setTimesFilled((times) => ({
      ...times,
      ...Object.fromEntries(boxes.map((box) => [box, times[box] + 1])),
    }));
    return sentence;
  };
  return (
    <div>
      <Fold title="Start from my website" summary="">
        <WebsitePart onRead={fill} />
      </Fold>
      <Fold
        key={keyOf('menu')}
        isOpenAtFirst={timesFilled.menu > 0}
        title="Paste your menu"
        summary={menuSummary(dishes.length)}
        isKeptOpen={hasProblem(['menu_text'])}
      >
        <MenuBox
          text={menuText}
          onText={(text) => onChange({ ...entered, menuText: text })}
          read={menu}
          known={profile.dishes.length}
          shown={{ title: 'Dishes on your website', dishes }}
          readsPhotos={readsPhotos}
          problem={problems.menu_text}
        />
      </Fold>
      <Fold
        key={keyOf('hours')}
        isOpenAtFirst={timesFilled.hours > 0}
        title="Opening hours"
        summary={hoursSummary(week) || (entered.hours?.hours_text ?? '')}
        isKeptOpen={hasProblem(['services', 'closed_days'])}
      >
        <HoursText onWeek={(hours) => onChange({ ...entered, hours })} />
        <WeekEditor
          level={3}
          week={{ services: week.services, closed_days: week.closed_days }}
          onWeek={(hours) => onChange({ ...entered, hours })}
          problems={problems}
        />
      </Fold>
      <Fold
        key={keyOf('contact')}
        isOpenAtFirst={timesFilled.contact > 0}
        title="Contact and links"
        summary={contactSummary(contact)}
        isKeptOpen={hasProblem(['address', 'phones', 'email', 'links'])}
      >
        <ContactFields
          level={3}
          contact={contact}
          set={(field, value) => onChange({ ...entered, links: { ...links, [field]: value } })}
          problems={problems}
        />
      </Fold>
    </div>
  );
}
