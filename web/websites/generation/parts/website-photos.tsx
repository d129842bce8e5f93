import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { type LoadedPhoto, usePagePhotos } from './use-page-photos.ts';
import styles from './website-part.module.css';

type WebsitePhotosProps = { photos: readonly { url: string; description: string }[] };

/** Photos of the current website: the owner confirms the rights and selects some, which are uploaded. */
export function WebsitePhotos({ photos }: WebsitePhotosProps) {
  const { loaded, doing, outcome, load, add } = usePagePhotos(photos);
  const [hasRights, setRights] = useState(false);
  const [picked, setPicked] = useState<readonly LoadedPhoto[]>([]);
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <Stack as="section" gap={1.5} aria-labelledby={id}>
      <Text as="h3" size={1} id={id}>
        {photos.length === 1 ? '1 photo on your website' : `${photos.length} photos on your website`}
      </Text>
      <Cluster as="label" gap={1} wrap={false} className={styles.mine}>
        <input
          type="checkbox"
          checked={hasRights}
          onChange={({ currentTarget }) => setRights(currentTarget.checked)}
        />
        I have the rights to use these photos
      </Cluster>
      {loaded === undefined ? (
        <div>
          <Button isIdle={!hasRights} isPending={doing !== ''} onClick={() => void load()}>
            Load photos
          </Button>
        </div>
      ) : (
        <>
          <Grid as="ul" columnWidth={8} gap={1} className={styles.photos}>
            {loaded.map((photo) => (
              <li key={photo.src}>
                <label>
                  <img src={photo.src} alt={photo.description} />
                  <input
                    type="checkbox"
                    checked={picked.includes(photo)}
                    aria-label={`Select ${photo.description}`}
                    onChange={({ currentTarget: { checked } }) =>
                      setPicked(checked ? [...picked, photo] : picked.filter((each) => each !== photo))
                    }
                  />
                </label>
              </li>
            ))}
          </Grid>
          <div>
            <Button
              isIdle={!hasRights || picked.length === 0}
              isPending={doing !== ''}
              onClick={() => void add(picked).then(() => setPicked([]))}
            >
              Add to my images
            </Button>
          </div>
        </>
      )}
      {doing === '' ? null : <ProgressBar label={doing} />}
      <Note hidesEmpty role="status">
        {outcome}
      </Note>
    </Stack>
  );
}
