import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../context/run-context.ts'
import type { RequestInput } from '../http/request-result.ts'
import { itemFields } from './list/item-fields.ts'

/** Returns the parameter by which a request chooses one of the run's languages; undefined if it has none. */
export function findLanguage({ root, validate, config }: RunContext, operation: Operation): Parameter | undefined {
  return operation.parameters.find((parameter) => {
    const { name, in: place, schema } = parameter
    const isNamed =
      place === 'header'
        ? /^accept-language$/i.test(name)
        : place !== 'path' && /^(lang|language|locale)$/i.test(name) && !itemFields(root, operation).has(name)
    return (
      isNamed && config.languages.every((language) => validate(schema, language, 'request').violations.length === 0)
    )
  })
}

/** Returns an input that asks for a language. */
export function inLanguage(input: RequestInput, { name, in: place }: Parameter, language: string): RequestInput {
  return { ...input, [place]: { ...input[place], [name]: language } }
}

/** The other one of the run's languages than an input asks for; without one the second, because the first may be the default. */
export function getOtherLanguage({ config }: RunContext, input: RequestInput, { name, in: place }: Parameter): string {
  const [first, second] = config.languages
  return input[place]?.[name] === second ? first : second
}
