import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/shell/navigation/paths.ts';

/**
 * A path with what a mail client put behind its name (blanks, line ends, ">", or dots), and then a "?" or "#" that it
 * encoded, so that all behind it is a part of the path. Encoded characters may be encoded twice.
 */
const MAILED_PATH =
  /^(\/[\w-]+)(?:[\s.>]|%(?:25)*(?:20|09|0a|0d|c2%(?:25)*a0|3e|2e))*(?:%(?:25)*(3f|23)(.*))?$/is;

/** Leads a link that a mail client changed to its screen, and every other unknown path to the landing page. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const [, path, mark, rest] = MAILED_PATH.exec(pathname) ?? [];
  const isChanged = path !== undefined && path !== pathname;
  const encoded = mark === undefined ? '' : `${mark === '23' ? '#' : '?'}${rest}`;
  return <Navigate to={isChanged ? `${path}${encoded}${search}${hash}` : paths.landing} replace />;
}
