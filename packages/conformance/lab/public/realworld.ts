import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Reply, Style, StyleServer, Visit } from '../styles/serve.ts'

const PASSWORDS: { [name: string]: string } = { ina: 'lamp-oil-9', ben: 'boat-rope-4' }
const PAGE = 20

/** RealWorld's Conduit 1.1.0: a token with a prefix from a login, slugs, offset and limit, three filters, actions. */
export function realWorld(document: Json): Style {
  const players = Object.entries(PASSWORDS).map(([name, password]) => ({ email: `${name}@example.com`, password }))
  // Configured texts, because generated updates of the user would change the credentials of the run.
  const inputs = { 'UpdateCurrentUser/bio': '{fresh}', 'UpdateArticle/body': '{fresh}' }
  return { name: 'realworld', document, start, config: { players, inputs, allow: ['destructive'] } }
}

interface User {
  id: number
  username: string
  email: string
  password: string
  bio: string
  image: string
}
interface Comment {
  id: number
  body: string
  at: string
  by: number
}
interface Article {
  slug: string
  title: string
  description: string
  body: string
  tagList: string[]
  createdAt: string
  updatedAt: string
  by: number
  likedBy: number[]
  comments: Comment[]
}
interface State {
  users: User[]
  articles: Article[]
  /** Pairs of a follower and the followed user. */
  follows: [number, number][]
  made: number
}

const refuse: StyleServer['refuse'] = (status, why) =>
  status === 401 ? { status } : { status, body: { errors: { body: [why] } } }
const invalid = (why: string): Reply => refuse(422, why)
const getToken = ({ id }: User): string => `conduit.${String(id)}.signed`

function start(): StyleServer {
  const day = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
  const users = Object.entries(PASSWORDS).map(([username, password], index) => ({
    id: index + 1,
    username,
    email: `${username}@example.com`,
    password,
    bio: '',
    image: '',
  }))
  const articles = ['Lamps', 'Boats', 'Nets', 'Oars', 'Tides'].map((title, index): Article => ({
    slug: title.toLowerCase(),
    title,
    description: `About ${title}`,
    body: `${title} of our village.`,
    tagList: [['news', 'sea'], ['sea'], ['craft']][index % 3] ?? [],
    createdAt: day(index),
    updatedAt: day(index),
    by: (index % 2) + 1,
    likedBy: index === 1 ? [1] : [],
    comments: index === 4 ? [{ id: 1, body: 'Well said.', at: day(9), by: 2 }] : [],
  }))
  const state: State = { users, articles, follows: [[1, 2]], made: 1 }
  return { state: state as unknown as Json, refuse, ...conduit(state) }
}

function conduit(state: State): Pick<StyleServer, 'getPlayer' | 'handlers'> {
  const toUser = ({ player }: Visit): User | undefined => state.users.find(({ id }) => String(id) === player)
  const signedIn = (user: User): Reply => {
    const { username, email, bio, image } = user
    return { body: { user: { username, email, bio, image, token: getToken(user) } } }
  }
  const toProfile = (user: User, me: User | undefined): Json => {
    const { username, bio, image } = user
    return { username, bio, image, following: state.follows.some(([a, b]) => a === me?.id && b === user.id) }
  }
  const author = (id: number, me: User | undefined): Json => {
    const user = state.users.find((user) => user.id === id)
    return user === undefined ? {} : toProfile(user, me)
  }
  const listed = ({ by, likedBy, comments: _comments, body: _body, ...shown }: Article, me: User | undefined): Json => ({
    ...shown,
    favorited: me !== undefined && likedBy.includes(me.id),
    favoritesCount: likedBy.length,
    author: author(by, me),
  })
  const whole = (article: Article, me: User | undefined): Reply => ({
    body: { article: { ...listed(article, me), body: article.body } },
  })
  const comment = ({ id, body, at, by }: Comment, me: User | undefined): Json => ({
    id,
    body,
    createdAt: at,
    updatedAt: at,
    author: author(by, me),
  })
  const page = (found: Article[], { query: { offset = 0, limit = PAGE } }: Visit, me: User | undefined): Reply => {
    const items = found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const [from, size] = [Number(offset), Number(limit)]
    return {
      body: { articles: items.slice(from, from + size).map((item) => listed(item, me)), articlesCount: items.length },
    }
  }
  const named = (visit: Visit): User | undefined =>
    state.users.find(({ username }) => username === visit.path['username'])
  const article = ({ path }: Visit): Article | undefined => state.articles.find(({ slug }) => slug === path['slug'])
  const onArticle =
    (work: (found: Article, me: User | undefined, visit: Visit) => Reply, isAuthors = false) =>
    (visit: Visit): Reply => {
      const [found, me] = [article(visit), toUser(visit)]
      if (found === undefined) return invalid('There is no such article.')
      return isAuthors && found.by !== me?.id ? invalid('It is of another author.') : work(found, me, visit)
    }
  const follow =
    (isOn: boolean) =>
    (visit: Visit): Reply => {
      const [user, me] = [named(visit), toUser(visit)]
      if (user === undefined || me === undefined) return invalid('There is no such user.')
      const others = state.follows.filter(([a, b]) => a !== me.id || b !== user.id)
      state.follows = isOn ? [...others, [me.id, user.id]] : others
      return { body: { profile: toProfile(user, me) } }
    }
  const favor = (isOn: boolean) =>
    onArticle((found, me) => {
      const others = found.likedBy.filter((id) => id !== me?.id)
      found.likedBy = isOn && me !== undefined ? [...others, me.id] : others
      return whole(found, me)
    })
  const isTaken = (fields: Json, me?: User): boolean =>
    state.users.some(
      (user) => user !== me && (user.username === fields['username'] || user.email === fields['email']),
    )
  return {
    getPlayer: (authorization) => {
      const user = state.users.find((user) => authorization === `Token ${getToken(user)}`)
      return user === undefined ? undefined : String(user.id)
    },
    handlers: {
      Login: ({ body }) => {
        const { email, password } = body['user'] as Json
        const user = state.users.find((user) => user.email === email && user.password === password)
        return user === undefined ? refuse(401, '') : signedIn(user)
      },
      CreateUser: ({ body }) => {
        const fields = body['user'] as Pick<User, 'username' | 'email' | 'password'>
        if (isTaken({ ...fields })) return invalid('The name or the address is taken.')
        const { username, email, password } = fields
        const user = { id: state.users.length + 1, username, email, password, bio: '', image: '' }
        state.users.push(user)
        return { ...signedIn(user), status: 201 }
      },
      GetCurrentUser: (visit) => {
        const user = toUser(visit)
        return user === undefined ? refuse(401, '') : signedIn(user)
      },
      UpdateCurrentUser: (visit) => {
        const [user, fields] = [toUser(visit), visit.body['user'] as Json]
        if (user === undefined) return refuse(401, '')
        if (isTaken(fields, user)) return invalid('The name or the address is taken.')
        const known = ['username', 'email', 'password', 'bio', 'image'].filter((name) => name in fields)
        Object.assign(user, Object.fromEntries(known.map((name) => [name, fields[name]])))
        return signedIn(user)
      },
      GetProfileByUsername: (visit) => {
        const user = named(visit)
        return user === undefined
          ? invalid('There is no such user.')
          : { body: { profile: toProfile(user, toUser(visit)) } }
      },
      FollowUserByUsername: follow(true),
      UnfollowUserByUsername: follow(false),
      GetArticlesFeed: (visit) => {
        const me = toUser(visit)
        const isFollowed = ({ by }: Article): boolean => state.follows.some(([a, b]) => a === me?.id && b === by)
        return page(state.articles.filter(isFollowed), visit, me)
      },
      GetArticles: (visit) => {
        const { tag, author: name, favorited } = visit.query
        const getId = (username: unknown): number => state.users.find((user) => user.username === username)?.id ?? 0
        const found = state.articles
          .filter(({ tagList }) => tag === undefined || tagList.includes(String(tag)))
          .filter(({ by }) => name === undefined || by === getId(name))
          .filter(({ likedBy }) => favorited === undefined || likedBy.includes(getId(favorited)))
        return page(found, visit, toUser(visit))
      },
      CreateArticle: (visit) => {
        const me = toUser(visit)
        const { title, description, body, tagList = [] } = visit.body['article'] as Partial<Article>
        state.made += 1
        const now = new Date().toISOString()
        const made: Article = {
          slug: `article-${String(state.made)}`,
          title: title ?? '',
          description: description ?? '',
          body: body ?? '',
          tagList,
          createdAt: now,
          updatedAt: now,
          by: me?.id ?? 0,
          likedBy: [],
          comments: [],
        }
        state.articles.push(made)
        return { ...whole(made, me), status: 201 }
      },
      GetArticle: onArticle(whole),
      UpdateArticle: onArticle((found, me, visit) => {
        const { title, description, body } = visit.body['article'] as Partial<Article>
        Object.assign(found, {
          title: title ?? found.title,
          description: description ?? found.description,
          body: body ?? found.body,
          updatedAt: new Date().toISOString(),
        })
        return whole(found, me)
      }, true),
      DeleteArticle: onArticle((found) => {
        state.articles = state.articles.filter((article) => article !== found)
        return { status: 204 }
      }, true),
      GetArticleComments: onArticle((found, me) => ({
        body: { comments: found.comments.map((entry) => comment(entry, me)) },
      })),
      CreateArticleComment: onArticle((found, me, visit) => {
        state.made += 1
        const { body } = visit.body['comment'] as Comment
        const made = { id: state.made, body, at: new Date().toISOString(), by: me?.id ?? 0 }
        found.comments.push(made)
        return { body: { comment: comment(made, me) } }
      }),
      DeleteArticleComment: onArticle((found, me, visit) => {
        const mine = found.comments.find(({ id, by }) => id === visit.path['id'] && by === me?.id)
        if (mine === undefined) return invalid('There is no such comment of yours.')
        found.comments = found.comments.filter((entry) => entry !== mine)
        return { status: 204 }
      }),
      CreateArticleFavorite: favor(true),
      DeleteArticleFavorite: favor(false),
      GetTags: () => ({ body: { tags: [...new Set(state.articles.flatMap(({ tagList }) => tagList))] } }),
    },
  }
}
