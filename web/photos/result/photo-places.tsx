import Globe from 'lucide-react/icons/globe';
import Images from 'lucide-react/icons/images';
import Megaphone from 'lucide-react/icons/megaphone';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './photo-use.module.css';
import { usePhotoUses } from './use-photo-uses.ts';

type PhotoPlacesProps = {
  id: string;
  altText: string;
  /** The dish that the photo probably shows. */
  dish: string | undefined;
  dishes: readonly string[];
  /** Returns whether the photo can be used. If not, shows what is missing. */
  mayGoOut: () => boolean;
};

/** Buttons to use the photo, and the result of the last one. */
export function PhotoPlaces({ id, altText, dish, dishes, mayGoOut }: PhotoPlacesProps) {
  const uses = usePhotoUses(id, altText);
  const { busy, done, failure, websiteName } = uses;
  return (
    <>
      <Cluster gap={1} className={styles.places}>
        {websiteName === undefined ? null : (
          <Button
            icon={<Globe />}
            isPending={busy === 'website'}
            onClick={() => mayGoOut() && void uses.onWebsite()}
          >
            Use on website
          </Button>
        )}
        <Button
          icon={<Megaphone />}
          isPending={busy === 'ad'}
          onClick={() => mayGoOut() && void uses.inAd(dish ?? '')}
        >
          Use in an ad
        </Button>
        <Button
          icon={<Images />}
          isPending={busy === 'post'}
          onClick={() => mayGoOut() && void uses.inPost(dish ?? '')}
        >
          Use in a post
        </Button>
      </Cluster>
      {dishes.length === 0 ? null : (
        <DishChoice
          key={dish}
          dishes={dishes}
          proposed={dish}
          isPending={busy === 'dish'}
          onDish={(name) => mayGoOut() && void uses.onDish(name)}
        />
      )}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {done === undefined ? null : (
        <Notice tone="good">
          {done.sentence}{' '}
          <LinkButton size="small" variant="quiet" href={done.href}>
            {done.link}
          </LinkButton>
        </Notice>
      )}
    </>
  );
}

type DishChoiceProps = {
  dishes: readonly string[];
  /** The dish that the photo probably shows. */
  proposed: string | undefined;
  isPending: boolean;
  onDish: (name: string) => void;
};

/** Chooses the dish that gets the photo. The menu and linked websites show it. */
function DishChoice({ dishes, proposed = '', isPending, onDish }: DishChoiceProps) {
  const [dish, setDish] = useState(proposed);
  return (
    <Cluster gap={1} align="end" className={styles.dish}>
      <SelectField
        label="Dish on your menu"
        placeholder="Choose a dish"
        options={[...new Set(dishes)].filter(Boolean).map((name) => ({ value: name, label: name }))}
        value={dish}
        onChange={({ currentTarget }) => setDish(currentTarget.value)}
      />
      <Button
        icon={<UtensilsCrossed />}
        isPending={isPending}
        isIdle={dish === ''}
        onClick={() => onDish(dish)}
      >
        Add to dish
      </Button>
    </Cluster>
  );
}
