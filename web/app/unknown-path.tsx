import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/shell/navigation/paths.ts';

/**
 * A path followed by characters that an email app added (spaces, line breaks, ">", or dots), and then an encoded "?"
 * or "#". Characters may be encoded twice.
 */
const MAILED_PATH =
  /^(\/[\w-]+)(?:[\s.>]|%(?:25)*(?:20|09|0a|0d|c2%(?:25)*a0|3e|2e))*(?:%(?:25)*(3f|23)(.*))?$/is;

/** Redirects links that an email app changed to their screen, and all other unknown paths to the landing page. */
export function UnknownPath() {
  const { pathname, search, hash } = useLocation();
  const [, path, mark, rest] = MAILED_PATH.exec(pathname) ?? [];
  const isChanged = path !== undefined && path !== pathname;
  const encoded = mark === undefined ? '' : `${mark === '23' ? '#' : '?'}${rest}`;
  return <Navigate to={isChanged ? `${path}${encoded}${search}${hash}` : paths.landing} replace />;
}
