import {
  FIRST_MONTH_DISCOUNT_PERCENT,
  PLAN_CATALOG,
  QUOTED_PLANS,
  TRIAL_DAYS,
} from '#shared/billing/plan-catalog.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { CLAIMS } from './claims.ts';
import { COMPARISONS, OTHER_COMPARISON } from './competitors.ts';
import type { Topic } from './topic.ts';

const PRICES = QUOTED_PLANS.map(({ name, dollarsPerMonth }) => `${name} $${dollarsPerMonth}`).join(', ');
/** The spec fixes the prices that the chat quotes. The button below leads to the prices we charge. */
const CURRENT = `These are list prices. Current plans start at $${PLAN_CATALOG.basic.monthlyCents / 100} a month.`;
const OFFER = `Every plan starts with a ${TRIAL_DAYS}-day free trial. Your first paid month is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`;

/** Words between commas. A space at the end counts. */
const words = (written: string): string[] => written.split(',');

/** Answers of the public chat. If several topics fit a question equally well, the first one answers it. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'account',
    keywords: words(
      'my score,our score,my ad ,my ads ,our ad ,my hours,our hours,my phone,my texts,password,log in,login,sign in,my account,my campaign,my invoice,my profile,my website is,my site is,my code',
    ),
    paragraphs: ['I can’t see your account here. Sign in, then ask the assistant in your dashboard.'],
    links: ['signIn'],
  },
  {
    id: 'price',
    keywords: words(
      'cost,how much,price,pricing,plan,starter,growth,pro ,expensive,fee,subscription,monthly,per month,afford,cheap',
    ),
    paragraphs: [`Monthly plans: ${PRICES}.`, `${OFFER} There are no setup fees.`, CURRENT],
    links: ['plans', 'trial'],
  },
  {
    id: 'trial',
    keywords: words('trial,free,discount,off ,credit card,try,first month,deal'),
    paragraphs: [
      `Your first ${TRIAL_DAYS} days are free, with no credit card required. Your first paid month is ${FIRST_MONTH_DISCOUNT_PERCENT}% off.`,
      `After that, plans are monthly: ${PRICES}. Cancel anytime.`,
      CURRENT,
    ],
    links: ['plans', 'trial'],
  },
  {
    id: 'cancel',
    keywords: words('cancel,cancle,contract,quit,locked,refund,stop paying,stop any,commitment'),
    paragraphs: [
      'There’s no long-term contract. Cancel anytime in Billing, and keep your plan through the end of the month you’ve paid for.',
      'Your websites stay online. Ads, texts, and new content pause until you choose a plan again.',
    ],
  },
  {
    id: 'export',
    keywords: words(
      'export,download,own my,my data,our data,take my,take our,back up,backup,leave,move away,customer data,who owns',
    ),
    paragraphs: [
      'Your data is yours. You can download your website as a folder and your guest list as a CSV file anytime.',
    ],
  },
  {
    id: 'domain',
    keywords: words('domain,own url,own address,web address,custom url,dns,godaddy'),
    paragraphs: [
      'Not yet. Your website’s address is on our domain and includes your restaurant’s name.',
      'You can forward your own domain to it, or download the website and host it on your domain.',
    ],
    links: ['contact'],
  },
  {
    id: 'ordering',
    keywords: words(
      'ordering,orders,order online,online order,order from,order food,can order,customers order,guests order,delivery,takeout,take out,pickup,commission,doordash,uber eats,grubhub,reservation,booking,opentable,resy ',
    ),
    paragraphs: [
      `${BRAND_NAME} doesn’t take orders, reservations, or commissions. Your website links to the ordering and booking services you use.`,
    ],
  },
  {
    id: 'texts-law',
    keywords: words(
      'law,legal,tcpa,consent,opt in,opt out,comply,complian,spam,allowed,sue ,fined,fines ,regulation',
    ),
    paragraphs: [
      'We only text guests on your list who agreed to get texts and haven’t opted out. Every text says how to opt out.',
      'US rules let restaurants text from 8 AM to 9 PM in the guest’s time zone. Some states allow fewer hours. We hold each text until it’s allowed.',
      'This isn’t legal advice. You need your guests’ consent.',
    ],
  },
  {
    id: 'texts',
    keywords: words('sms,text,regular,win back,bring back,lapsed,loyal,customer list'),
    paragraphs: [
      'Upload your customer list to see who hasn’t ordered in more than 30 days. Then text them an offer with a promo code.',
      'We skip guests who opted out, and we only send texts during legal hours.',
    ],
  },
  {
    id: 'spanish',
    language: 'es',
    keywords: words(
      'español,espanol,hablas,habla ,hablan,castellano,in spanish,speak spanish,spanish speak,hola,gracias,cuánto,cuanto,cuesta,precio,restaurante ',
    ),
    paragraphs: [
      'Este chat y la aplicación están en inglés. Tu página puede estar en español: describe tu restaurante en español y la página sigue tu idioma.',
      `Planes mensuales: ${PRICES}. ${TRIAL_DAYS} días de prueba gratis, sin costo de instalación. Cancela cuando quieras.`,
    ],
    links: ['trial', 'plans', 'contact'],
  },
  {
    id: 'languages',
    keywords: words(
      'language,in french,in german,in italian,translat,bilingual,multilingual,deutsch,français,italiano ,parlez,sprechen,parli ',
    ),
    paragraphs: [
      'Describe your restaurant in English, Spanish, French, German, or Italian. We build your website in that language.',
      'The app and this chat are in English.',
    ],
  },
  {
    id: 'results',
    keywords: words(
      'result,success,proof,prove,work for,case stud,testimonial,example,story,stories,numbers',
    ),
    paragraphs: ['Here’s what we’ve tested:', ...CLAIMS.map(({ sentence }) => sentence)],
    links: ['trial'],
  },
  {
    id: 'start',
    keywords: words(
      'start,begin,sign up,signup,create an account,set up,setup,how long,onboard,register,registration',
    ),
    paragraphs: [
      'Create an account with your email address and your restaurant’s name.',
      'Then describe your restaurant in a few sentences. We draft a website for you to review and publish with one click.',
    ],
    links: ['trial'],
  },
  {
    id: 'website',
    keywords: words('website,site,web page,menu,template,seo,google'),
    paragraphs: [
      'You describe your restaurant. We write, design, and check your website. You can edit the text right on the page.',
      'If we can’t confirm something, we mark it as a suggestion. We only publish it if you keep it.',
    ],
    links: ['trial'],
  },
  {
    id: 'ads',
    keywords: words('facebook,ad ,ads ,advert,meta,new customer,new guest'),
    paragraphs: [
      'Name a dish and an offer, add a photo, and choose $10 or $20 a day. Before you launch, you’ll see the total cost and a preview of the ad.',
      'Each ad has a promo code to count the guests it brings in.',
    ],
  },
  {
    id: 'photos',
    keywords: words('photo,picture,image,logo'),
    paragraphs: [
      'Upload a photo of a dish. We improve its light and color, crop it for each platform, and write the captions.',
      'Until you have photos, your website shows drawings that match your menu.',
    ],
    links: ['trial'],
  },
  {
    id: 'reviews',
    keywords: words('review,google review,reputation,yelp,google listing,google business,google maps'),
    paragraphs: [
      'Paste a review, and we’ll write a reply for you to post. We don’t post on Google or Yelp for you.',
      'Digital Presence Grader checks what guests find about you online, and your checklist shows what to fix first.',
    ],
    links: ['trial'],
  },
  {
    id: 'privacy',
    keywords: words('privacy,private,secure,security,safe,data safe,gdpr,sell my,share my,delete my'),
    paragraphs: [
      'Your guest list is yours. Only your restaurant can text the guests on it. You can download your data or delete your account anytime.',
    ],
    links: ['contact'],
  },
  {
    id: 'posts',
    keywords: words('instagram,tiktok,post ,posts,caption,social media'),
    paragraphs: [
      'We write posts for Instagram, Facebook, TikTok, and Google, each with a photo idea. You publish them yourself.',
    ],
    links: ['trial'],
  },
  {
    id: 'pos',
    names: ['toast', 'clover', 'square', 'lightspeed', 'touchbistro', 'spoton'],
    keywords: words(
      'pos ,point of sale,cash register,my register,till ,integrat,connect,sync,work with,works with,import',
    ),
    paragraphs: [
      `${BRAND_NAME} doesn’t connect to your POS. Upload its exports instead: sales for Smart Menu Optimizer, and your customer list for texts.`,
      'You can upload sales files from Toast, Square, Clover, Lightspeed, TouchBistro, and SpotOn without editing them.',
    ],
  },
  ...COMPARISONS,
  OTHER_COMPARISON,
  {
    id: 'product',
    keywords: words(
      `does it do,do you do,${BRAND_NAME.toLowerCase()},feature,offer,help,marketing,can you do,ai `,
    ),
    paragraphs: [
      `${BRAND_NAME} is marketing software for independent restaurants. You get a website, Facebook ads to reach new guests, texts to bring regulars back, and a marketing checklist.`,
      OFFER,
    ],
    links: ['trial'],
  },
  {
    id: 'human',
    keywords: words('human,person,robot,bot ,real,are you ,who are you ,contact'),
    paragraphs: [
      `I’m ${BRAND_NAME}’s Marketing AI Assistant. My answers are written in advance, and nothing you type leaves this page.`,
      'To reach a person, use the contact form.',
    ],
    links: ['contact'],
  },
  {
    id: 'thanks',
    keywords: words('thank,thx,great,perfect,bye'),
    paragraphs: ['My pleasure. We’re here whenever you’re ready.'],
  },
];
