import type { Json } from '@tumpak/contract-kit/json.ts'
import { styleDocument, type Reply, type Style, type StyleServer, type Visit } from './serve.ts'

const PASSWORDS: { [name: string]: string } = { ina: 'lamp-oil-9', ben: 'boat-rope-4' }
const getToken = (name: string): string => `paper-token-${name}`

/** A key in Authorization with a prefix, objects with one field, slugs, offset and limit, and actions on things. */
export const blog: Style = {
  name: 'blog',
  document: styleDocument('blog'),
  start,
  config: {
    players: Object.entries(PASSWORDS).map(([name, password]) => ({
      email: `${name}@example.com`,
      password,
      tokenPrefix: 'Token ',
    })),
    allow: ['destructive'],
  },
}

function start(): StyleServer {
  const bios: Json = { ina: null, ben: 'I like boats.' }
  const state: Json = {
    bios,
    follows: {} as Json,
    comments: { lamps: [{ text: 'Well said.', by: 'ben' }] } as Json,
    articles: ['Lamps', 'Boats', 'Nets', 'Oars', 'Tides'].map((title, index) => ({
      slug: title.toLowerCase(),
      title,
      body: `${title} of our village.`,
      section: ['news', 'sports', 'letters'][index % 3],
      author: index % 2 === 0 ? 'ina' : 'ben',
      publishedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    })),
    made: 0,
  }
  const articles = (): Json[] => state['articles'] as Json[]
  const find = ({ path }: Visit): Json | undefined => articles().find(({ slug }) => slug === path['slug'])
  const of = (part: string): Json => state[part] as Json
  const user = (name: string): Reply => ({
    body: { user: { email: `${name}@example.com`, token: getToken(name), name, bio: of('bios')[name] } },
  })
  const refuse: StyleServer['refuse'] = (status, why) => ({ status, body: { errors: { request: [why] } } })
  const none = refuse(404, 'There is no such article.')
  const profile = ({ path, player }: Visit): Reply => {
    const name = String(path['name'])
    if (!(name in PASSWORDS)) return refuse(404, 'There is no such writer.')
    return {
      body: { profile: { name, bio: of('bios')[name], following: of('follows')[`${player} ${name}`] === true } },
    }
  }
  const follow =
    (isOn: boolean) =>
    (visit: Visit): Reply => {
      const shown = profile(visit)
      if (shown.status === 404) return shown
      of('follows')[`${visit.player} ${String(visit.path['name'])}`] = isOn
      return profile(visit)
    }
  const change = (visit: Visit, work: (article: Json) => Reply): Reply => {
    const article = find(visit)
    if (article === undefined) return none
    return article['author'] === visit.player ? work(article) : refuse(403, 'It is of another writer.')
  }
  return {
    state,
    refuse,
    getPlayer: (authorization) => Object.keys(PASSWORDS).find((name) => authorization === `Token ${getToken(name)}`),
    handlers: {
      login: ({ body }) => {
        const { email, password } = body['user'] as Json
        const name = Object.keys(PASSWORDS).find((key) => `${key}@example.com` === email && PASSWORDS[key] === password)
        return name === undefined ? refuse(401, 'Wrong address or password.') : user(name)
      },
      getUser: ({ player }) => user(player),
      updateUser: ({ body, player }) => {
        of('bios')[player] = (body['user'] as Json)['bio']
        return user(player)
      },
      listProfiles: () => ({
        body: { profiles: Object.keys(PASSWORDS).map((name) => ({ name, bio: of('bios')[name] })) },
      }),
      getProfile: profile,
      follow: follow(true),
      unfollow: follow(false),
      listArticles: ({ query: { section, author, offset = 0, limit = 20 } }) => {
        const found = articles().filter(
          (item) => (section ?? item['section']) === item['section'] && (author ?? item['author']) === item['author'],
        )
        const page = found.slice(Number(offset), Number(offset) + Number(limit))
        return { body: { articles: page, articlesCount: found.length } }
      },
      createArticle: ({ body, player }) => {
        const { title, body: words, section } = body['article'] as Json
        state['made'] = Number(state['made']) + 1
        const slug = `article-${String(state['made'])}`
        const article = { slug, title, body: words, section, author: player, publishedAt: new Date().toISOString() }
        articles().push(article)
        return { status: 201, body: { article } }
      },
      getArticle: (visit) => {
        const article = find(visit)
        return article === undefined ? none : { body: { article } }
      },
      updateArticle: (visit) =>
        change(visit, (article) => {
          article['body'] = (visit.body['article'] as Json)['body']
          return { body: { article } }
        }),
      deleteArticle: (visit) =>
        change(visit, (article) => {
          state['articles'] = articles().filter((item) => item !== article)
          return { status: 204 }
        }),
      listComments: (visit) =>
        find(visit) === undefined ? none : { body: { comments: of('comments')[String(visit.path['slug'])] ?? [] } },
      addComment: (visit) => {
        const slug = String(visit.path['slug'])
        if (find(visit) === undefined) return none
        of('comments')[slug] = [
          ...((of('comments')[slug] as Json[] | undefined) ?? []),
          { text: visit.body['text'], by: visit.player },
        ]
        return { status: 204 }
      },
    },
  }
}
