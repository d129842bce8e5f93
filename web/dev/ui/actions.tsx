import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Monitor from 'lucide-react/icons/monitor';
import Plus from 'lucide-react/icons/plus';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Specimen } from './specimen.tsx';

const DEVICES = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone /> },
] as const;

/** Buttons, menus, and other controls that are pressed. */
export function Actions() {
  return (
    <>
      <Specimen title="Logo" layout="row">
        <Logo name="Tableside" size="large" />
        <Logo name="Tableside" />
      </Specimen>
      <Specimen
        title="Button"
        note="Use one primary button per screen. Start its label with a verb."
        layout="row"
      >
        <Button variant="primary">Publish</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete website</Button>
      </Specimen>
      <Specimen title="Button, states and sizes" layout="row">
        <Button variant="primary" icon={<Plus />}>
          New website
        </Button>
        <Button variant="primary" isPending pendingLabel="Publishing">
          Publish
        </Button>
        <Button isPending>Preview</Button>
        <Button disabled>Preview</Button>
        <Button size="small">Small</Button>
        <Button variant="primary" size="large" iconAfter={<ArrowRight />}>
          Create account
        </Button>
        <LinkButton href="#type" iconAfter={<ExternalLink />}>
          A link
        </LinkButton>
      </Specimen>
      <IconControls />
    </>
  );
}

function IconControls() {
  const [device, setDevice] = useState<(typeof DEVICES)[number]['value']>('desktop');
  const menuActions = [
    { id: 'open', label: 'Open in a new tab', icon: <ExternalLink /> },
    { id: 'delete', label: 'Delete', icon: <Trash2 />, isDanger: true },
  ].map((action) => ({ ...action, onSelect: () => showToast({ title: `${action.label} selected` }) }));
  return (
    <>
      <Specimen title="IconButton, Tooltip, Menu" layout="row">
        <Tooltip text="Add a dish">
          <IconButton label="Add a dish" icon={<Plus />} />
        </Tooltip>
        <IconButton label="Previous" icon={<ArrowLeft />} isOutlined />
        <IconButton label="Next" icon={<ArrowRight />} isOutlined />
        <IconButton label="Delete" icon={<Trash2 />} disabled />
        <Menu label="More actions" icon={<Ellipsis />} actions={menuActions} />
      </Specimen>
      <Specimen title="SegmentedControl" layout="row">
        <SegmentedControl label="Device" segments={DEVICES} value={device} onChange={setDevice} />
        <SegmentedControl
          label="Device, icons"
          segments={DEVICES}
          value={device}
          onChange={setDevice}
          isIconOnly
        />
      </Specimen>
    </>
  );
}
