import Globe from 'lucide-react/icons/globe';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share from 'lucide-react/icons/share';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { AdCopy } from '#shared/ads/contract/ad-campaign.ts';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import { AssumedHint, AssumedText } from '#web/ui/assumed-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './facebook-mock.module.css';

type FacebookMockProps = {
  copy: AdCopy;
  assumed: readonly AssumedPhrase[];
  onDecide: (phrase: Pick<AssumedPhrase, 'text'>, next: string) => void;
  restaurantName: string;
  /** Undefined without a photo. */
  photoAddress: string | undefined;
  /** Empty until a website is published. */
  destination: string;
};

/** An ad as it looks in the Facebook feed. Only assumed phrases are interactive. */
export function FacebookMock({
  copy,
  assumed,
  onDecide,
  restaurantName,
  photoAddress,
  destination,
}: FacebookMockProps) {
  const host = destination === '' ? 'your website' : new URL(destination).host;
  return (
    <Stack as="figure" gap={1}>
      <Note as="figcaption">Approximate ad preview</Note>
      <div className={styles.ad}>
        <Cluster gap={1} wrap={false} className={styles.head}>
          <Grid as="span" strong flex="none" className={styles.face} aria-hidden="true">
            {[...restaurantName.trim()][0]?.toUpperCase()}
          </Grid>
          <div>
            <p className={styles.name}>{restaurantName}</p>
            <Cluster as="p" gap={0.5} wrap={false} className={styles.sponsored}>
              Sponsored · <Icon of={Globe} size={0.75} />
            </Cluster>
          </div>
        </Cluster>
        <Text breaks lines="kept" className={styles.text}>
          <AssumedText text={copy.primary_text} phrases={assumed} onDecide={onDecide} />
        </Text>
        {photoAddress === undefined ? (
          <Grid textAlign="center" className={styles.noPhoto}>
            No photo yet. Add one so guests see the dish.
          </Grid>
        ) : (
          <img className={styles.photo} src={photoAddress} alt="Your dish in the ad" />
        )}
        <Cluster gap={1.5} wrap={false} className={styles.link}>
          <Text as="div" flex="fill">
            <Text lines="cut" className={styles.host}>
              {host}
            </Text>
            <p className={styles.headline}>{copy.headline}</p>
            <p className={styles.description}>{copy.description}</p>
          </Text>
          <Text as="span" strong flex="none" className={styles.button}>
            Learn more
          </Text>
        </Cluster>
        <Cluster align="stretch" wrap={false} strong className={styles.foot} aria-hidden="true">
          <span>
            <Icon of={ThumbsUp} size={1.1} /> Like
          </span>
          <span>
            <Icon of={MessageCircle} size={1.1} /> Comment
          </span>
          <span>
            <Icon of={Share} size={1.1} /> Share
          </span>
        </Cluster>
      </div>
      <AssumedHint text={copy.primary_text} phrases={assumed} />
    </Stack>
  );
}
