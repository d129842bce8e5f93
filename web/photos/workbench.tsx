import ImageUp from 'lucide-react/icons/image-up';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { ChatComposer } from '#web/assistant/chat/chat-composer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { useFocusInView } from '#web/ui/use-focus-in-view.ts';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { BatchPanel } from './batch-panel.tsx';
import { PhotoWords } from './content/photo-words.tsx';
import { FileInput } from './file-input.tsx';
import { Gallery } from './gallery.tsx';
import styles from './image-enhancer-screen.module.css';
import { LookControls } from './look/look-controls.tsx';
import { withMoreWords } from './look/photo-request.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { EnhancementSummaryView } from './result/enhancement-summary-view.tsx';
import { PhotoCrops } from './result/photo-crops.tsx';
import { PhotoUse } from './result/photo-use.tsx';
import { SavePhoto } from './result/save-photo.tsx';
import { Stage } from './stage/stage.tsx';
import { type EnhancerState, useEnhancer } from './use-enhancer.ts';

/** The starting point: files on this device, or a photo from the gallery. */
export type Beginning = { files: File[] } | { image: EnhancedImage };

/** The photo with its tools and result. */
export function Workbench({ begun }: { begun: Beginning }) {
  const enhancer = useEnhancer();
  const begin = useEffectEvent(() =>
    'files' in begun ? enhancer.take(begun.files) : enhancer.open(begun.image),
  );
  useLayoutEffect(() => begin(), []);
  const { photo, result, take } = enhancer;
  const hasPhoto = photo.file !== undefined || result !== undefined;
  // The button that added the photo is gone.
  const place = useFocusPlace<HTMLElement>(!hasPhoto);
  const work = useFocusInView<HTMLDivElement>();
  useShown(place, { address: photo.address, id: result?.id });
  return (
    <>
      <Grid gap={3} ref={work} className={styles.work}>
        <Grid gap={3} className={styles.photo}>
          {hasPhoto ? (
            <Stage enhancer={enhancer} place={place}>
              <AnotherPhoto enhancer={enhancer} />
              {result === undefined ? null : <SavePhoto image={result} isMain={enhancer.isAsAsked} />}
            </Stage>
          ) : (
            <PhotoDrop onFiles={take} isBack />
          )}
          <Failure enhancer={enhancer} stage={place} />
          <BatchPanel batch={enhancer.batch} request={enhancer.request} />
        </Grid>
        {hasPhoto ? (
          <Stack gap={3} className={styles.controls}>
            <LookControls enhancer={enhancer} />
          </Stack>
        ) : null}
        {result === undefined ? null : (
          <Stack gap={3} className={styles.result}>
            <AskForChange enhancer={enhancer} />
            <PhotoUse key={result.id} image={result} onChanged={enhancer.change} />
            <EnhancementSummaryView sheet={result.change_sheet} />
          </Stack>
        )}
      </Grid>
      {hasPhoto ? (
        <Stack ruled gap={4}>
          {result === undefined ? null : (
            <PhotoCrops key={`${result.id} ${result.kept_version}`} image={result} />
          )}
          <PhotoWords key={result?.id} image={result} />
        </Stack>
      ) : null}
      <Gallery
        onOpen={enhancer.open}
        onDeleted={(id) => {
          enhancer.batch.forgetMade();
          if (id === result?.id) enhancer.close();
        }}
      />
    </>
  );
}

type FailureProps = {
  enhancer: EnhancerState;
  /** Takes the focus of the button that disappears with the error. */
  stage: RefObject<HTMLElement | null>;
};

/** The error and what to do. Scrolled into view, because the photo may fill the window. */
function Failure({ enhancer: { photo, failure }, stage }: FailureProps) {
  const place = useRef<HTMLDivElement>(null);
  const sentence = photo.failure ?? failure;
  useEffect(() => {
    if (sentence !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  const isUnsent = photo.file !== undefined && photo.uploadId === undefined && photo.percent === undefined;
  if (sentence === undefined) return null;
  const sendAgain = () => {
    stage.current?.focus();
    photo.sendAgain();
  };
  return (
    <Stack gap={1.5} align="start" ref={place} className={styles.failure}>
      <Notice tone="danger">{sentence}</Notice>
      {isUnsent ? <Button onClick={sendAgain}>Try again</Button> : null}
    </Stack>
  );
}

function AnotherPhoto({ enhancer: { take, result } }: { enhancer: EnhancerState }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={result === undefined ? undefined : styles.another}
        icon={<ImageUp />}
        onClick={() => input.current?.click()}
      >
        <span className={styles.words}>Choose another photo</span>
      </Button>
      <FileInput ref={input} label="Choose a different photo" onFiles={take} />
    </>
  );
}

type Shown = { address: string | undefined; id: string | undefined };

/** Scrolls a new photo and its tools into view. A new result also gets the focus. */
function useShown(place: RefObject<HTMLElement | null>, { address, id }: Shown): void {
  useEffect(() => {
    if (address !== undefined) place.current?.scrollIntoView({ block: 'start' });
  }, [address, place]);
  useEffect(() => {
    if (id === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [id, place]);
}

/** Asks for a change to a result, in addition to earlier requests. */
function AskForChange({ enhancer }: { enhancer: EnhancerState }) {
  const { source, request, enhance, isBusy } = enhancer;
  if (source === undefined) return null;
  return (
    <Text as="div" pad={0.5}>
      <ChatComposer
        label="What should be different?"
        placeholder="A little warmer, with less contrast"
        onSend={(text) => {
          if (isBusy || text.trim() === '') return false;
          enhance(withMoreWords(request, text.trim()));
          return true;
        }}
      />
    </Text>
  );
}
