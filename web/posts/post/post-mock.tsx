import { formatCount } from '#shared/format/numbers.ts';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { IMAGE_SPECS, POST_IMAGE } from '#shared/posts/social/image-specs.ts';
import { asPosted, postLength, splitAtFold } from '#shared/posts/social/post-length.ts';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { useImage } from '#web/images/api/image.ts';
import { AssumedHint, AssumedText } from '#web/ui/assumed-text.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './post-mock.module.css';

type PostMockProps = {
  post: ContentPost;
  restaurantName: string;
  onDecide: (phrase: Pick<AssumedPhrase, 'text'>, next: string) => void;
};

/** A post roughly as a phone shows it, with the part before "more". Only assumed phrases are interactive. */
export function PostMock({ post, restaurantName, onDecide }: PostMockProps) {
  const written = asPosted(post);
  const { visible, hidden } = splitAtFold(post.platform, written);
  const { used, most } = postLength(post.platform, written);
  const isText = post.platform === 'sms';
  return (
    <Stack as="figure" gap={0.5}>
      <div className={isText ? styles.bubble : styles.post}>
        {isText ? null : (
          <Cluster as="p" gap={1} wrap={false} strong breaks className={styles.from}>
            <Grid as="span" flex="none" className={styles.face} aria-hidden="true">
              {[...restaurantName.trim()][0]?.toUpperCase()}
            </Grid>
            {restaurantName}
          </Cluster>
        )}
        {post.subject === '' ? null : <p className={styles.subject}>{post.subject}</p>}
        <MockPhoto post={post} />
        <Text breaks lines="kept" className={styles.text}>
          <AssumedText text={visible} phrases={post.assumed} onDecide={onDecide} />
          {hidden === '' ? null : (
            <>
              <span className={styles.fold}> … more</span>
              <span className={styles.hidden}>
                <AssumedText text={hidden} phrases={post.assumed} onDecide={onDecide} />
              </span>
            </>
          )}
        </Text>
        {post.button === null ? null : (
          <Text strong textAlign="center" className={styles.button}>
            {post.button.label}
          </Text>
        )}
      </div>
      <Note as="figcaption">
        {formatCount(used)} of {formatCount(most)} characters
        {hidden === '' ? '' : `. Phones show the first ${visible.length}.`}
      </Note>
      <AssumedHint text={written} phrases={post.assumed} />
    </Stack>
  );
}

/** The chosen photo, cropped for the platform. */
function MockPhoto({ post: { platform, image_id: imageId, focus, alt_text: alt } }: { post: ContentPost }) {
  const image = useImage(imageId);
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const place = POST_IMAGE[platform];
  if (place === undefined || image === undefined || sitesOrigin === undefined) return null;
  const { width, height } = IMAGE_SPECS[place];
  return (
    <img
      className={styles.photo}
      src={sitesOrigin + image.url}
      alt={alt}
      loading="lazy"
      style={{
        aspectRatio: `${width} / ${height}`,
        objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
      }}
    />
  );
}
