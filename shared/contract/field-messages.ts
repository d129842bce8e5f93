// Messages about invalid values that several contracts use.

export const A_LIST = 'Enter a list.';
export const CURRENCY_CODE = 'Enter a currency code, such as USD.';
export const DATE = 'Enter a date such as 2026-11-22.';
export const DAY_NAME = 'Enter a day of the week, such as monday.';
export const EMAIL_ADDRESS = 'Enter an email address such as you@restaurant.com.';
export const FIELD_EMPTY = 'Fill in this field.';
export const HEX_COLOR = 'Enter a color such as #2c3e50.';
export const HOURS_PER_DAY = 'Add up to 4 sets of hours per day.';
export const ITEM_GONE = 'We couldn’t find that item. It may have been deleted.';
export const KNOWN_FONT = 'Choose a font from the list.';
export const LINK_INCOMPLETE = 'This link is incomplete. Open the full link from your email.';
export const NOT_NEGATIVE = 'Enter a number that’s 0 or greater.';
export const ORDER = 'Use asc or desc.';
export const OWN_IMAGE = 'Choose one of your images.';
export const PERCENT = 'Enter a whole number from 1 to 100.';
export const PHOTO_UNREADABLE = 'We couldn’t open this photo. Choose another one.';
export const PLATFORM_MISSING = 'Choose at least one platform.';
export const RATING_RANGE = 'Rating must be between 1 and 5';
export const REQUIRED_FIELDS = 'Please fill in all required fields';
export const SMALLER_NUMBER = 'Enter a smaller number.';
export const STALE_CURSOR = 'This page of results is no longer available. Reload the list.';
export const TRUE_OR_FALSE = 'Use true or false.';
export const WEBSITE_NAME_MISSING = 'Enter a name for the website.';
export const WEB_ADDRESS = 'Enter a web address, such as https://example.com.';
export const WHOLE_NUMBER = 'Use a whole number.';
export const YES_OR_NO = 'Choose yes or no.';
