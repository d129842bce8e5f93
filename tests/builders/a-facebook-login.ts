import type { GraphAnswer, GraphCall } from './graph-call.ts';

export const META_APP = { id: 'app-1', secret: 'the-app-secret' };
const LONG_LIVED_SECONDS = 5_184_000;

type Person = {
  name: string;
  granted: string[];
  accounts: { id: string; name?: string; currency?: string; account_status: number }[];
  pages: { id: string; name: string; tasks?: string[] }[];
};

const SCOPES = ['ads_management', 'pages_show_list', 'pages_read_engagement'];

export function aFacebookPerson(details: Partial<Person> = {}): Person {
  return {
    name: 'Lucia Lupo',
    granted: SCOPES,
    accounts: [{ id: 'act_7', name: 'Lupo pays', currency: 'USD', account_status: 1 }],
    pages: [{ id: 'page-7', name: 'Osteria Lupo', tasks: ['ADVERTISE', 'MANAGE'] }],
    ...details,
  };
}

const failed = (code: number, message: string): GraphAnswer => ({
  status: 400,
  body: { error: { code, message, type: 'OAuthException' } },
});

/** Facebook's OAuth part of the Graph API: issues codes, accepts each once, and returns the person's accounts. */
export function aFacebookLogin() {
  const codes = new Map<string, { person: Person; redirect: string }>();
  const tokens = new Map<string, Person>();

  function exchange(fields: Record<string, string>): GraphAnswer {
    const { client_id, client_secret, code = '', redirect_uri, fb_exchange_token = '' } = fields;
    if (client_id !== META_APP.id || client_secret !== META_APP.secret) {
      return failed(101, 'Error validating client secret.');
    }
    if (fields.grant_type === 'fb_exchange_token') {
      const person = tokens.get(fb_exchange_token);
      if (person === undefined) return failed(190, 'Error validating access token.');
      const access_token = `long-${fb_exchange_token}`;
      tokens.set(access_token, person);
      return { body: { access_token, token_type: 'bearer', expires_in: LONG_LIVED_SECONDS } };
    }
    const given = codes.get(code);
    if (given === undefined || given.redirect !== redirect_uri) {
      return failed(100, 'This authorization code has been used.');
    }
    codes.delete(code);
    const access_token = `token-of-${code}`;
    tokens.set(access_token, given.person);
    return { body: { access_token, token_type: 'bearer', expires_in: 3_600 } };
  }

  function ofPerson(edge: string, person: Person | undefined, after = '0'): GraphAnswer {
    if (person === undefined) return failed(190, 'Error validating access token.');
    if (edge === 'permissions') {
      const data = SCOPES.map((permission) => ({
        permission,
        status: person.granted.includes(permission) ? 'granted' : 'declined',
      }));
      return { body: { data } };
    }
    if (edge === 'adaccounts') return onPages(person.accounts, Number(after));
    if (edge === 'accounts') return onPages(person.pages, Number(after));
    return { body: { id: 'person-1', name: person.name } };
  }

  return {
    /** The address that Facebook redirects to when a person grants access. */
    allows: (code: string, redirect: string, person = aFacebookPerson()) => {
      codes.set(code, { person, redirect });
    },
    /** Undefined for calls that aren't part of signing in. */
    answer: ({ path, fields, token }: GraphCall): GraphAnswer | undefined => {
      const [, node, edge = ''] = path.split('/').slice(1);
      if (node === 'oauth') return exchange(fields);
      return node === 'me'
        ? ofPerson(edge, tokens.get(token.replace('Bearer ', '')), fields.after)
        : undefined;
    },
  };
}

/** Two items a page, so that lists have more than one page. */
function onPages(all: object[], from: number): GraphAnswer {
  const paging = { cursors: { after: String(from + 2) } };
  const hasMore = all.length > from + 2;
  return {
    body: {
      data: all.slice(from, from + 2),
      paging: hasMore ? { ...paging, next: 'https://graph.facebook.com/next' } : paging,
    },
  };
}
