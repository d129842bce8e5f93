/** The label of each text, by its path without indexes. */
const TEXT_LABELS: Record<string, string> = {
  website_name: 'Site name',
  cuisine: 'Cuisine',
  meta_description: 'Description for search results',
  hero_image: 'Main image',
  'image_assets.focal_point': 'Image focal point',
  section_order: 'Section order',
  design_system: 'Colors and fonts',
  opening_hours: 'Opening hours',
  services: 'Services',
  phones: 'Phone numbers',
  links: 'Links',
  diets: 'Dietary options',
  currency: 'Currency',
  menu_items: 'Dishes',
  'hero.tagline': 'Tagline',
  'hero.description': 'Description',
  'about.title': 'About title',
  'about.content': 'Your story',
  features: 'Sections',
  'features.title': 'Section title',
  'features.content': 'Section text',
  'menu.title': 'Menu title',
  'menu.menu_url': 'Full menu link',
  'faq.title': 'FAQ title',
  'faq.items': 'Questions',
  'gallery.title': 'Gallery title',
  'gallery.description': 'Gallery description',
  'gallery.images': 'Gallery images',
  'reviews.title': 'Reviews title',
  'reviews.overall_rating': 'Overall rating',
  'reviews.items': 'Reviews',
  'contact.title': 'Contact title',
  'contact.description': 'Contact description',
  'contact.hours': 'Opening hours',
  'contact.phone': 'Phone number',
  'contact.email': 'Email address',
  'contact.payment': 'Payment',
  'contact.parking': 'Parking',
  'contact.access': 'Access',
  'contact.notes': 'Restaurant notes',
  'contact.reservation_url': 'Booking link',
  'contact.address': 'Address',
  'menu_items.name': 'Dish name',
  'menu_items.description': 'Dish description',
  'menu_items.price': 'Price',
  'menu_items.image': 'Dish photo',
  'menu_items.course': 'Menu section',
  'menu_items.diets': 'Dietary labels',
  'menu_items.allergens': 'Allergens',
  'faq.items.question': 'Question',
  'faq.items.answer': 'Answer',
  'gallery.images.url': 'Gallery image',
  'gallery.images.caption': 'Caption',
  'gallery.images.alt': 'Image description',
  'reviews.items.name': 'Guest’s name',
  'reviews.items.text': 'Review',
  'reviews.items.rating': 'Rating',
  'reviews.items.date': 'Review date',
};

const INDEX = /\[(\d+)\]/;
const ENTRY = /\[\/images\/[^\]]*\]/;

/** The label of a text, image, or list: `menu_items[2].name` → "Dish name". */
export function fieldLabel(path: string): string {
  const name = path.replace('pages[0].sections.', '').replace(INDEX, '').replace(ENTRY, '');
  return TEXT_LABELS[name.replace(/\.(delete|move)_index$/, '')] ?? 'Text';
}

/** The same with its position, for lists of changes: "Dish name, number 3". */
export function placedLabel(path: string): string {
  const index = INDEX.exec(path.replace('pages[0]', ''))?.[1];
  return index === undefined ? fieldLabel(path) : `${fieldLabel(path)}, number ${Number(index) + 1}`;
}

/** The labels of one item’s actions. */
export const ITEM_LABELS: Record<string, { one: string; add: string; deleteQuestion: string }> = {
  menu_items: {
    one: 'dish',
    add: 'Add dish',
    deleteQuestion: 'Are you sure you want to delete this dish?',
  },
  'pages[0].sections.features': {
    one: 'section',
    add: 'Add section',
    deleteQuestion: 'Are you sure you want to delete this section?',
  },
  'pages[0].sections.faq.items': {
    one: 'question',
    add: 'Add question',
    // Spec, website builder §5.
    deleteQuestion: 'Are you sure you want to delete this FAQ item?',
  },
  'pages[0].sections.reviews.items': {
    one: 'review',
    add: 'Add review',
    deleteQuestion: 'Are you sure you want to delete this review?',
  },
  'pages[0].sections.gallery.images': {
    one: 'image',
    add: 'Add image',
    deleteQuestion: 'Are you sure you want to delete this image?',
  },
};

/** `pages[0].sections.faq.items[2].answer` → its list and index; undefined outside lists. */
export function itemOf(path: string): { listPath: string; index: number } | undefined {
  const match = /^(.*[a-z])\[(\d+)\](?:\.[a-z_]+)?$/.exec(path);
  const listPath = match?.[1];
  return listPath === undefined || !(listPath in ITEM_LABELS)
    ? undefined
    : { listPath, index: Number(match?.[2]) };
}
