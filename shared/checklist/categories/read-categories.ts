import type {
  ChecklistCategory,
  ChecklistItem,
  ChecklistScreen,
  ChecklistType,
  EvidenceKind,
} from '#shared/checklist/checklist-item.ts';

const LINES_OF_ITEM = 4;

/**
 * Reads categories from a text, with an empty line between them: `# id | name | icon`, the description, and four lines
 * for each task: its ID, time, and details, then its title, its description, and why it is worth doing. Details are
 * `critical`, `every 30 days`, `screen profile`, `verified by menu_known`, and a link with its text.
 */
export function readCategories(type: ChecklistType, text: string): ChecklistCategory[] {
  return text
    .trim()
    .split('\n\n')
    .map((category) => {
      const [head = '', description = '', ...lines] = category.split('\n');
      const [category_id = '', name = '', icon = ''] = head.slice('# '.length).split(' | ');
      const count = lines.length / LINES_OF_ITEM;
      const items = Array.from({ length: count }, (_, at) =>
        itemOf(lines.slice(at * LINES_OF_ITEM, (at + 1) * LINES_OF_ITEM)),
      );
      return { category_id, name, description, icon, type, items };
    });
}

function itemOf([head = '', title = '', description = '', why = '']: readonly string[]): ChecklistItem {
  const [item_id = '', time = '', ...details] = head.split(' | ');
  const item = { item_id, title, description, why, minutes: Number.parseInt(time, 10) };
  return Object.assign(item, ...details.map(detailOf));
}

function detailOf(detail: string): Partial<ChecklistItem> {
  const [first = '', ...rest] = detail.split(' ');
  const words = rest.join(' ');
  if (first === 'critical') return { is_critical: true };
  if (first === 'every') return { repeats_every_days: Number.parseInt(words, 10) };
  if (first === 'screen') return { screen: words as ChecklistScreen };
  if (first === 'verified') return { evidence: words.replace('by ', '') as EvidenceKind };
  return { external_link: first, link_text: words };
}
