import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Camera from 'lucide-react/icons/camera';
import Globe from 'lucide-react/icons/globe';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import ImageIcon from 'lucide-react/icons/image';
import ListChecks from 'lucide-react/icons/list-checks';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  bell: Bell,
  camera: Camera,
  globe: Globe,
  'heart-handshake': HeartHandshake,
  image: ImageIcon,
  map: MapIcon,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'shopping-bag': ShoppingBag,
  star: Star,
  users: Users,
  utensils: Utensils,
};

/** The icon that the checklist names, or a list icon for unknown names. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? ListChecks;
  return <Icon aria-hidden="true" />;
}
