import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const text = { type: 'string' }
const filter = (name: string, description: string, schema: Json = text): Json => ({
  name,
  in: 'query',
  description,
  schema,
})
const fields: Json = {
  slug: { ...text, readOnly: true },
  tagList: { type: 'array', items: text },
  author: { type: 'object', properties: { username: text, bio: text } },
  country_code: { ...text, readOnly: true },
  bikes_allowed: { type: 'boolean' },
  sizes: { type: 'array', items: { type: 'integer' } },
}
const DOCUMENT = getDocument({
  '/articles': {
    get: {
      operationId: 'list',
      parameters: [
        filter('tag', 'Filter by tag'),
        filter('author', 'Filter by author (username)'),
        filter('liked', 'Filter by who likes it'),
        filter('country', 'Filter by the code of the country'),
        filter('bikes', 'Only return articles of trips with bikes', { type: 'boolean', default: false }),
        filter('size', 'Several are any of them', { type: 'array', items: { type: 'integer' } }),
        filter('include', 'Includes only these parts'),
      ],
      responses: responsesWith({ type: 'array', items: { type: 'object', properties: fields } }),
    },
  },
})

interface Article {
  slug: string
  tagList: string[]
  author: { username: string; bio: string }
  country_code: string
  bikes_allowed: boolean
  sizes: number[]
}
const ARTICLES = ['a', 'b', 'c', 'd'].map((slug, index): Article => ({
  slug,
  tagList: index === 0 ? ['sea', 'news'] : ['craft'],
  author: { username: index % 2 === 0 ? 'ina' : 'ben', bio: '' },
  country_code: index % 2 === 0 ? 'PH' : 'VN',
  bikes_allowed: index === 2,
  sizes: [index, 9],
}))
const SELECT: { [name: string]: (article: Article, wanted: string[]) => boolean } = {
  tag: ({ tagList }, [wanted = '']) => tagList.includes(wanted),
  author: ({ author }, [wanted]) => author.username === wanted,
  liked: ({ slug }, [wanted]) => slug === 'd' && wanted === 'ina',
  country: ({ country_code: code }, [wanted]) => code === wanted,
  bikes: ({ bikes_allowed: isAllowed }, [wanted]) => wanted === 'false' || isAllowed,
  size: ({ sizes }, wanted) => wanted.some((one) => sizes.includes(Number(one))),
}

function articles(ignored: string): Transport {
  return server({
    'GET /articles': (_, { searchParams }) => {
      const isOdd = [...searchParams.getAll('size')].some((one) => !/^-?\d+$/.test(one))
      const bikes = searchParams.get('bikes') ?? 'true'
      if (isOdd || !['true', 'false'].includes(bikes)) return no(422)
      const asked = Object.entries(SELECT).filter(([name]) => name !== ignored && searchParams.has(name))
      return ok(ARTICLES.filter((one) => asked.every(([name, select]) => select(one, searchParams.getAll(name)))))
    },
  })
}

test.each(['', ...Object.keys(SELECT)])(
  'runConformance: filters by nested fields, lists and fields of similar names, without %s',
  async (ignored) => {
    expect(await findings(DOCUMENT, articles(ignored))).toEqual(ignored === '' ? [] : [`list/filter#query/${ignored}`])
  },
)
