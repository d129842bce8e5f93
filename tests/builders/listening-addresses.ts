import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTENING = '0A';

/**
 * The addresses that a process listens on, one for each socket, from Linux's `/proc`: IPv4 as `127.0.0.1`, IPv6 as 32
 * hexadecimal digits.
 */
export async function listeningAddresses(processId: number): Promise<string[]> {
  const sockets = await socketsOf(processId);
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${processId}/net/${name}`, 'utf8')),
  );
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENING && sockets.has(`socket:[${inode}]`))
    .map(([, local = '']) => readable(local.split(':')[0] ?? ''));
}

async function socketsOf(processId: number): Promise<Set<string>> {
  const folder = `/proc/${processId}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => ''));
  return new Set(await Promise.all(links));
}

/** `0100007F` → `127.0.0.1`: the bytes are in the machine's order. */
function readable(hexadecimal: string): string {
  if (hexadecimal.length !== 8) return hexadecimal;
  return [...Buffer.from(hexadecimal, 'hex')].reverse().join('.');
}
