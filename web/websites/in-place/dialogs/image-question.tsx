import Focus from 'lucide-react/icons/focus';
import { type RefObject, useState } from 'react';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { findImageAsset } from '#shared/site/page/responsive-image.ts';
import { FocalPointDialog } from '#web/images/focal-point-dialog.tsx';
import { ImageDialog } from '#web/images/image-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FrameEditor } from '#web/websites/in-place/frame/frame-editor.ts';
import { imageTypeOf } from '#web/websites/in-place/frame/image-frames.ts';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { fieldLabel } from '#web/websites/in-place/session/field-label.ts';

type ImageQuestionProps = {
  session: EditSession;
  editor: RefObject<FrameEditor | undefined>;
  make: MakeEdit;
  websiteId: string;
  sitesOrigin: string;
  onClose: () => void;
  path: string;
};

const GALLERY = 'pages[0].sections.gallery.images';

/** Chooses the image of a place and its focal point. */
export function ImageQuestion(props: ImageQuestionProps) {
  const { session, editor, make, websiteId, sitesOrigin, onClose, path } = props;
  const [isFraming, setIsFraming] = useState(false);
  const { content } = session.getState();
  const shown = readContentPath(content, path);
  const isNew = shown === undefined && path.startsWith(GALLERY);
  const url = typeof shown === 'string' ? shown : '';
  const asset = findImageAsset(content, url);
  const choose = (image: SiteImage) => {
    onClose();
    if (isNew) editor.current?.addImage(image);
    else editor.current?.setImage(path, image);
  };
  if (isFraming && asset !== undefined) {
    return (
      <FocalPointDialog
        src={sitesOrigin + url}
        point={asset.focal_point}
        onSave={(point) => make({ changes: { [`image_assets[${url}].focal_point`]: point } })}
        onClose={onClose}
      />
    );
  }
  return (
    <ImageDialog
      isOpen
      onClose={onClose}
      onChoose={choose}
      imageType={imageTypeOf(path)}
      websiteId={websiteId}
      title={isNew ? 'Add an image' : `Choose the ${fieldLabel(path).toLowerCase()}`}
    >
      {asset === undefined ? null : (
        <Button icon={<Focus />} onClick={() => setIsFraming(true)}>
          Set the focal point
        </Button>
      )}
    </ImageDialog>
  );
}
