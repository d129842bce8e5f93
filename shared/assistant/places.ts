import { type Answer, type AssistantScreen, answer } from './assistant-answer.ts';

/**
 * What a screen does, or where owners do something that the assistant can’t: `place | screen | text | suggestions`. The
 * catalog of questions names the places.
 */
const TABLE = `
overview | overview | Growth Command Center shows your next step, your marketing score, your active campaigns, and what they brought in.
redeem | redeem | Redeem checks a guest’s promo code and records the visit, so you can track results for each campaign. Staff use their own link at the register.
profile | profile | Restaurant profile has your address, phone, hours, menu, and story. Your website, ads, and texts use these details.
guests | guests | Guests shows who has ordered, when, and who agreed to get texts. You can add guests and upload a list there.
ads | ads | Get New Customers writes a Facebook ad for a dish and an offer. See it the way guests will, set your budget, and launch it.
regulars | regulars | Bring Back Regulars texts guests who haven’t ordered in a while. You see the text, the cost, and who gets it before you send it.
momentum | momentum | Momentum is your marketing checklist. Each task says why it matters, how long it takes, and what it may be worth. | What should I do next? | How is my marketing score?
activity | activity | Activity shows who changed what and when. You can undo recent changes there.
settings | settings | Settings shows your Facebook ad account, the phone number your texts come from, and your texting hours.
billing | billing | Billing shows your plan, what you’ve used, and your invoices. I can’t make payments or change your plan, but you can do both there.
account | account | I can’t change how you sign in. Change your email, password, and two-step verification on the Account screen.
aiFeatures | aiFeatures | AI Features has three tools: Digital Presence Grader, Smart Menu Optimizer, and Content Creator. Ask me what each one does. | What does Digital Presence Grader do? | What does Smart Menu Optimizer do? | What does Content Creator do?
grader | grader | Digital Presence Grader grades your website, social media, Google listing, and menu, and tells you what to fix first.
menuTool | menuTool | Smart Menu Optimizer compares how well each dish sells and what it earns, and suggests what to feature, reprice, or drop.
posts | posts | Content Creator writes a content calendar from your profile, with posts for the platforms and weeks you choose. | Write a post
photos | photos | Image Enhancer improves light and color in your food photos, crops them, and writes copy for them.
websites | websites | Website Builder generates your website. Open a website there to edit, publish, or regenerate it. | Write a new About section
logo | websites | I can’t add a logo. Your website shows your name instead. You can change its colors, fonts, and photos. Open Website Builder and preview your website.
design | websites | I can’t change colors or fonts. Open Website Builder, preview your website, and edit them there.
websitePhotos | websites | I can’t change photos. Open Website Builder, preview your website, and select the photo you want to replace.
dishPhotos | profileMenu | I can’t add photos. Open the menu in your profile and add a photo to the dish there.
profileHours | profileHours | Your hours are in your profile. To change them, tell me a day and its hours, like “Monday 11 AM to 9 PM”.
profilePhone | profileContact | Your phone number is in your profile. To change it, tell me the new number.
profileAddress | profileContact | I can’t change your address. It’s under Contact in your profile.
profileMenu | profileMenu | Your menu is in your profile. I can add a dish, take one off, or change a price. Tell me which dish. | Add a dish to the menu | Take a dish off the menu | Change a price
visitors | overview | I can’t tell you that because we don’t count website visits. I can show what your campaigns brought in. | How did my campaigns do? | How many guests do I have?
sendTexts | regulars | I can’t send texts. I can write one for you to send in Bring Back Regulars. | Write a text to bring back regulars
launchAd | ads | I can’t launch ads. Get New Customers can write one and launch it with the budget you set.
bestSellers | menuTool | I can’t tell you what sells best. Smart Menu Optimizer can, using a sales file from your register.
ahead | momentum | I can’t predict revenue. I can show the estimated value of your open tasks. | How much could I still earn?
dataExport | settings | I can’t export your data. You can download all of it under Settings.
websiteLink | websites | I can’t see your website’s link. Open Website Builder. A published website shows its link there. | Is my website live?
menuUpload | profileMenu | Your website shows the menu in your profile. To add your whole menu, paste it in the Menu tab. I can add one dish at a time. | Add a dish to the menu
adRejected | ads | I can’t see why an ad was rejected. Get New Customers lists your ads and shows what went wrong. | Which campaigns are running?
postTimes | posts | I can’t tell you the best time to post. Content Creator suggests a day and time for each post in a content calendar. | Write a post
competitors | grader | I can only see your restaurant’s data. To see how guests find you, use Digital Presence Grader. | How did my campaigns do? | How many guests do I have?
deleteAccount | account | I can’t delete your account. You can do that on the Account screen.
deleteGuests | guests | I can’t delete guests. You can do that in your guest list.
team | redeem | I can’t add staff. They don’t need accounts. They redeem codes with a link you’ll find under Redeem.
hiring | posts | I can write a post that says you’re hiring. You choose where to publish it. | Write a post about a job in our kitchen | Where do I add staff?
pauseAd | ads | I can’t pause or end an ad. Get New Customers lists your ads, each with a Pause and an End button. | Which campaigns are running?
textNotSent | regulars | A text waits for legal texting hours. It isn’t sent to guests who haven’t agreed or who opted out. Bring Back Regulars shows the reasons for each campaign. | How many guests can I text?
textLaw | regulars | You need each guest’s consent. We text only guests who agreed and haven’t replied STOP, and only during legal hours. This isn’t legal advice. | How many guests can I text?
domain | websites | Your website’s address is on our domain. You can forward your own domain to it, or download the website and host it yourself. Both start in Website Builder. | What is my website’s link?
ordering | profileContact | We don’t take orders or reservations. Add the link of your ordering or booking service under Contact in your profile, and your website gets a button for it.
language | profile | Your website is in the first language in your profile: English, Spanish, French, German, or Italian. Change it under Basics, then generate the website again.
qrCode | websites | A published website has a QR code to print. Open Website Builder, preview your website, and choose “Share and QR code”. | Is my website live?
support | contact | Send us a message with the contact form. We’ll reply by email.
unpublish | websites | I can’t take a website offline. Open Website Builder. You can unpublish a website in its preview, or delete it from the list.
restaurantName | profile | I can’t change your restaurant’s name. It’s under Basics in your profile.
usage | billing | Billing shows how many texts, ads, photos, and AI uses your plan has left this month.
offerIdeas | ads | Choose an offer that your staff can explain in one sentence, like “a free dessert with two mains” or “10% off on Tuesdays”. | Write a text about a free dessert with two mains | Run a Facebook ad
happyHour | profileHours | I can’t add a happy hour. Add its days and times under Hours in your profile, and your website shows them. | Write a post about our happy hour
allPrices | profileMenu | I can change one price at a time. To change several, edit them in the Menu tab of your profile. | Change a price
google | momentum | I can’t change your Google listing. Your marketing checklist has the steps, and Digital Presence Grader checks what guests find. | What does Digital Presence Grader do?
moreReviews | momentum | Ask happy guests when they pay, and give them a link to your Google reviews. Your marketing checklist has the steps. | Answer a review
giftCards | profileContact | We don’t sell gift cards. If you sell them online, add the link under Contact in your profile, and your website shows it.
`;

const PLACES = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [place = '', screen, text = '', ...suggestions] = row.split(' | ');
      return [place, answer(text, { screen: screen as AssistantScreen, suggestions })] as const;
    }),
);

/** @throws Error for a place that isn’t in the table */
export function explainPlace(place: string): Answer {
  const explained = PLACES.get(place);
  if (explained === undefined) throw new Error(`The assistant has no place ${place}.`);
  return explained;
}
