const ITEM = /^(?<list>[a-z_]+)\[(?<index>\d+)\](?:\.(?<field>[a-z_]+))?$/;

/** Formats `dishes[3].price` as "Dishes, no. 4: price" and `address.text` as "Address: text". */
export function profilePathLabel(path: string): string {
  const { list, index, field } = ITEM.exec(path)?.groups ?? {};
  if (list !== undefined) {
    const item = `${words(list)}, no. ${Number(index) + 1}`;
    return field === undefined ? item : `${item}: ${words(field).toLowerCase()}`;
  }
  const [first = '', ...rest] = path.split('.');
  return [words(first), ...rest.map((part) => words(part).toLowerCase())].join(': ');
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
