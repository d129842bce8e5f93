import type { MenuItem, PageSections } from '#shared/site/site-content.ts';

/** The texts of one restaurant, with captions in its gallery and images from elsewhere. */
export type RestaurantTexts = {
  name: string;
  metaDescription: string;
  cuisine: string;
  language: string;
  courses: readonly string[];
  dishes: readonly MenuItem[];
  captions: readonly string[];
  sections: PageSections;
};

const NO_IMAGES: PageSections['gallery']['images'] = [];

const PLAIN: RestaurantTexts = {
  name: 'Osteria Lupo',
  metaDescription: 'Roman cooking from a wood oven on Mill Lane in Portland.',
  cuisine: 'Roman',
  language: 'en',
  courses: ['Antipasti', 'Primi', 'Secondi', 'Contorni', 'Dolci', 'Wine by the glass'],
  dishes: [
    { name: 'Carciofi alla giudia', description: 'Artichokes fried twice, sea salt', price: '$12.00' },
    { name: 'Supplì', description: 'Rice, tomato, a heart of mozzarella', price: '$8.50' },
    { name: 'Cacio e pepe', description: 'Pecorino romano, black pepper, nothing else', price: '$17.00' },
    { name: 'Amatriciana', description: 'Guanciale, San Marzano tomato, pecorino', price: '$18.50' },
    { name: 'Saltimbocca', description: 'Veal, prosciutto, sage, white wine', price: '$27.00' },
    { name: 'Puntarelle', description: '', price: '$9.00' },
    { name: 'Maritozzo', description: 'Brioche, whipped cream', price: '$7.50' },
  ],
  captions: ['The oven at six', 'Tuesday’s fish', ''],
  sections: {
    hero: {
      tagline: 'Wood fire, Roman hours',
      description: 'Pasta the way it is made in Testaccio, and an oven that never quite goes out.',
    },
    about: {
      title: 'A corner of Testaccio',
      content:
        'The oven came first. We built it in the spring of 2011, brick by brick, before there was a chair to sit on.\n\nThe chairs came later, and with them the neighbours. Most of them still sit where they sat on the first night.',
    },
    features: [],
    menu: { title: 'What we cook', menu_url: 'https://osteria.example/carta.pdf' },
    faq: {
      title: 'Good to know',
      items: [
        { question: 'Do you take walk-ins?', answer: 'Always. We keep the bar and two tables free.' },
        {
          question: 'Is there something for vegetarians?',
          answer: 'Half of the antipasti and three pastas.',
        },
        { question: 'May I bring my dog?', answer: 'On the terrace, with pleasure.' },
      ],
    },
    gallery: { title: 'From the kitchen', description: 'An ordinary Tuesday.', images: NO_IMAGES },
    reviews: {
      title: 'Kind words',
      overall_rating: 4.7,
      items: [
        { name: 'Dana W.', text: 'The artichokes alone are worth the walk.', rating: 5, date: 'May 2026' },
        {
          name: 'Luis',
          text: 'We came for one plate and stayed until they stacked the chairs.',
          rating: 5,
          date: '',
        },
        {
          name: 'Priya N.',
          text: 'Loud, warm, and the best cacio e pepe in town.',
          rating: 4,
          date: 'March 2026',
        },
      ],
    },
    contact: {
      title: 'Come and see us',
      description: 'Call after ten, or simply walk in.',
      hours: '',
      phone: '(555) 237-4410',
      address: '18 Mill Lane\nPortland, OR 97209',
    },
  },
};

const LONG_NAME =
  'Grandmother Aurelia’s Neighbourhood Kitchen, Seafood Grill & Wine Garden by the Old Harbour';
const LONG_SENTENCE =
  'We braise it for eleven hours with vegetables from the farms along the river, herbs that grow behind the house, and a wine that nobody here can pronounce without laughing; it is served as it has always been, in the pot, with a loaf of bread and no hurry at all.';
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

const LONG: RestaurantTexts = {
  name: LONG_NAME,
  metaDescription: LONG_SENTENCE,
  cuisine: 'Contemporary Mediterranean & North Atlantic Coastal Cooking',
  language: 'en',
  courses: [
    'Small plates for the table, to be shared or fought over',
    'From the charcoal grill and the wood-fired oven',
    LONG_WORD,
    'Sweet things, cheese, and other ways of staying a little longer',
  ],
  dishes: [
    {
      name: `Slow-braised shoulder of lamb from ${LONG_NAME}`,
      description: LONG_SENTENCE,
      price: 'from $38.00 for one to $142.00 for the table',
    },
    { name: LONG_WORD, description: LONG_WORD, price: '$1,248.00' },
    { name: 'Soup', description: LONG_SENTENCE, price: 'market price, ask at the counter' },
  ],
  captions: [LONG_SENTENCE, LONG_WORD, LONG_NAME],
  sections: {
    hero: {
      tagline:
        'Uncomplicated, unhurried, extraordinarily well-travelled neighbourhood cooking since nineteen eighty-four',
      description: LONG_SENTENCE,
    },
    about: { title: `How ${LONG_NAME} came to be`, content: Array(4).fill(LONG_SENTENCE).join('\n\n') },
    features: [],
    menu: { title: `The seasonal menu of ${LONG_NAME}`, menu_url: '' },
    faq: {
      title: 'Everything that our guests have ever asked us, in no particular order',
      items: [
        { question: `${LONG_SENTENCE} Is it still like that?`, answer: `${LONG_SENTENCE} ${LONG_SENTENCE}` },
        { question: LONG_WORD, answer: LONG_WORD },
      ],
    },
    gallery: { title: LONG_NAME, description: LONG_SENTENCE, images: NO_IMAGES },
    reviews: {
      title: 'What our guests were kind enough to write down afterwards',
      overall_rating: 4.9,
      items: [
        {
          name: LONG_NAME,
          text: `${LONG_SENTENCE} ${LONG_SENTENCE}`,
          rating: 5,
          date: 'the last Wednesday of September 2026',
        },
        { name: LONG_WORD, text: LONG_WORD, rating: 1, date: '' },
      ],
    },
    contact: {
      title: `How to find ${LONG_NAME}`,
      description: LONG_SENTENCE,
      hours: '',
      phone: '+1 (555) 237-4410 ext. 20019',
      address: `${LONG_NAME}\nBuilding 14, Third Courtyard, Upper Harbour Promenade 118–124\n${LONG_WORD}\nPortland, OR 97209`,
    },
  },
};

const RIGHT_TO_LEFT: RestaurantTexts = {
  name: 'مطعم الياسمين',
  metaDescription: 'مطبخ دمشقي على الفحم في قلب المدينة القديمة.',
  cuisine: 'دمشقي',
  language: 'ar',
  courses: ['المقبلات', 'المشاوي', 'الأطباق الرئيسية', 'الحلويات'],
  dishes: [
    { name: 'حمص بيروتي', description: 'حمص، طحينة، بقدونس وثوم', price: '$7.00' },
    { name: 'كباب حلبي', description: 'لحم ضأن مفروم مع البندورة المشوية', price: '$19.50' },
    { name: 'فتوش', description: 'خضار طازجة، خبز محمص، دبس الرمان', price: '$8.00' },
    { name: 'شيش طاووق', description: '', price: '$16.00' },
    { name: 'كنافة نابلسية', description: 'جبنة، قطر، فستق حلبي', price: '$9.00' },
  ],
  captions: ['الفرن عند الغروب', '', 'شاي بالنعناع'],
  sections: {
    hero: {
      tagline: 'طعام دمشقي كما في البيت',
      description: 'نطبخ على الفحم كل مساء، والخبز يخرج من التنور أمامكم.',
    },
    about: {
      title: 'حكايتنا',
      content:
        'بدأت الحكاية في حي القنوات، حيث تعلمت الجدة أم سامر أسرار المطبخ.\n\nواليوم نطبخ الوصفات نفسها في مدينة جديدة.',
    },
    features: [],
    menu: { title: 'قائمة الطعام', menu_url: '' },
    faq: {
      title: 'أسئلة شائعة',
      items: [
        { question: 'هل يوجد موقف للسيارات؟', answer: 'نعم، خلف المطعم مباشرة.' },
        { question: 'هل لديكم أطباق نباتية؟', answer: 'معظم المقبلات نباتية.' },
      ],
    },
    gallery: { title: 'صور من المطبخ', description: '', images: NO_IMAGES },
    reviews: {
      title: 'ماذا يقول ضيوفنا',
      overall_rating: 4.8,
      items: [{ name: 'ليلى', text: 'أفضل كنافة ذقتها خارج نابلس.', rating: 5, date: '2026' }],
    },
    contact: {
      title: 'زورونا',
      description: 'اتصلوا بنا أو تفضلوا مباشرة.',
      hours: '',
      phone: '+1 555 237 4410',
      address: 'شارع الياسمين ١٨\nPortland, OR 97209',
    },
  },
};

export const SITE_TEXTS = { plain: PLAIN, long: LONG, 'right-to-left': RIGHT_TO_LEFT } as const;
