const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';
const ARIZONA = 'America/Phoenix';
const ALASKA = 'America/Anchorage';
const ALEUTIAN = 'America/Adak';
const HAWAII = 'Pacific/Honolulu';
const ATLANTIC = 'America/Puerto_Rico';
const CHAMORRO = 'Pacific/Guam';
const SAMOA = 'Pacific/Pago_Pago';

type AreaCodeRow = readonly [state: string, zones: readonly string[], codes: string];

/**
 * US area codes with the state and time zones of their numbers. Source: time zone and place data of Google’s
 * libphonenumber (phonenumbers 9.0.43, read 2026-11-22), all prefixes of an area code together. Overlays have all zones
 * of the codes they overlay (364, 448, 458, 930); 689 is Orlando’s. Missing codes are unknown, so they are texted only
 * in the strictest hours.
 */
const ROWS: readonly AreaCodeRow[] = [
  ['AK', [ALASKA, ALEUTIAN], '907'],
  ['AL', [CENTRAL], '205 251 256 334 659 938'],
  ['AR', [CENTRAL], '327 479 501 870'],
  ['AS', [SAMOA], '684'],
  ['AZ', [ARIZONA], '480 520 602 623'],
  ['AZ', [ARIZONA, MOUNTAIN], '928'],
  [
    'CA',
    [PACIFIC],
    '209 213 279 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 840 858 909 916 925 949 951',
  ],
  ['CO', [MOUNTAIN], '303 719 720 748 970 983'],
  ['CT', [EASTERN], '203 475 860 959'],
  ['DC', [EASTERN], '202 771'],
  ['DE', [EASTERN], '302'],
  ['FL', [CENTRAL, EASTERN], '448 850'],
  ['FL', [EASTERN], '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954'],
  ['GA', [EASTERN], '229 404 470 478 678 706 762 770 912 943'],
  ['GU', [CHAMORRO], '671'],
  ['HI', [HAWAII], '808'],
  ['IA', [CENTRAL], '319 515 563 641 712'],
  ['ID', [MOUNTAIN, PACIFIC], '208 986'],
  ['IL', [CENTRAL], '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 872'],
  ['IN', [CENTRAL, EASTERN], '219 574 812 930'],
  ['IN', [EASTERN], '260 317 463 765'],
  ['KS', [CENTRAL], '316 913'],
  ['KS', [CENTRAL, MOUNTAIN], '620 785'],
  ['KY', [CENTRAL, EASTERN], '270 364 606'],
  ['KY', [EASTERN], '502 859'],
  ['LA', [CENTRAL], '225 318 337 504 985'],
  ['MA', [EASTERN], '339 351 413 508 617 774 781 857 978'],
  ['MD', [EASTERN], '227 240 301 410 443 667'],
  ['ME', [EASTERN], '207'],
  ['MI', [CENTRAL, EASTERN], '906'],
  ['MI', [EASTERN], '231 248 269 313 517 586 616 734 810 947 989'],
  ['MN', [CENTRAL], '218 320 507 612 651 763 952'],
  ['MO', [CENTRAL], '235 314 417 557 573 636 660 816 975'],
  ['MP', [CHAMORRO], '670'],
  ['MS', [CENTRAL], '228 601 662 769'],
  ['MT', [MOUNTAIN], '406'],
  ['NC', [EASTERN], '252 336 472 704 743 828 910 919 980 984'],
  ['ND', [CENTRAL, MOUNTAIN], '701'],
  ['NE', [CENTRAL], '402 531'],
  ['NE', [CENTRAL, MOUNTAIN], '308'],
  ['NH', [EASTERN], '603'],
  ['NJ', [EASTERN], '201 551 609 640 732 848 856 862 908 973'],
  ['NM', [MOUNTAIN], '505 575'],
  ['NV', [MOUNTAIN, PACIFIC], '775'],
  ['NV', [PACIFIC], '702 725'],
  ['NY', [EASTERN], '212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934'],
  ['OH', [EASTERN], '216 220 234 283 326 330 380 419 440 513 567 614 740 937'],
  ['OK', [CENTRAL], '405 539 572 580 918'],
  ['OR', [MOUNTAIN, PACIFIC], '458 541'],
  ['OR', [PACIFIC], '503 971'],
  ['PA', [EASTERN], '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878'],
  ['PR', [ATLANTIC], '787 939'],
  ['RI', [EASTERN], '401'],
  ['SC', [EASTERN], '803 821 839 843 854 864'],
  ['SD', [CENTRAL, MOUNTAIN], '605'],
  ['TN', [CENTRAL], '615 629 731 901 931'],
  ['TN', [CENTRAL, EASTERN], '423'],
  ['TN', [EASTERN], '865'],
  [
    'TX',
    [CENTRAL],
    '210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
  ],
  ['TX', [MOUNTAIN], '915'],
  ['UT', [MOUNTAIN], '385 435 801'],
  ['VA', [EASTERN], '276 434 540 571 686 703 757 804 826 948'],
  ['VI', [ATLANTIC], '340'],
  ['VT', [EASTERN], '802'],
  ['WA', [PACIFIC], '206 253 360 425 509 564'],
  ['WI', [CENTRAL], '262 274 353 414 534 608 715 920'],
  ['WV', [EASTERN], '304 681'],
  ['WY', [MOUNTAIN], '307'],
];

export type AreaCodePlace = { state: string; zone: string };

/** All places where a number of the area code may be; undefined for unknown codes. */
export function placesOfAreaCode(areaCode: string): readonly AreaCodePlace[] | undefined {
  return PLACES.get(areaCode);
}

/** Territories outside the fifty states and the District of Columbia. */
export const TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** All zones of all states, for numbers without a known place. */
export function placesOfAllStates(): AreaCodePlace[] {
  return ROWS.flatMap(([state, zones]) =>
    TERRITORIES.has(state) ? [] : zones.map((zone) => ({ state, zone })),
  );
}

/** In row order. */
export const KNOWN_AREA_CODES: readonly string[] = ROWS.flatMap(([, , codes]) => codes.split(' '));

const PLACES: ReadonlyMap<string, readonly AreaCodePlace[]> = new Map(
  ROWS.flatMap(([state, zones, codes]) => {
    const places = zones.map((zone) => ({ state, zone }));
    return codes.split(' ').map((code) => [code, places] as const);
  }),
);
