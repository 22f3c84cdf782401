import { createRequire } from 'node:module'
import { createLogger } from '@stoplight/prism-core'
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type PrismHttpComponents,
} from '@stoplight/prism-http'
import type { DocumentOperation } from './document.ts'
import { formAsJson } from './read-body.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { MockResponse, MockRequest, Preferences } from './request-context.ts'
import type { Schemas } from './schemas.ts'
import { fromAjv, violation, SESSION_VIOLATION, type Violation } from './violations.ts'

// Prism does not export its example mocker and its input check, which we extend.
const require = createRequire(import.meta.url)
const { default: exampleMocker } = require('@stoplight/prism-http/dist/mocker') as {
  default: PrismHttpComponents['mock']
}
const { validateInput } = require('@stoplight/prism-http/dist/validator') as {
  validateInput: PrismHttpComponents['validateInput']
}

type PrismOutput = Extract<ReturnType<ReturnType<PrismHttpComponents['mock']>>, { _tag: 'Right' }>['right']

/** Creates the response to a request after Prism's checks; `violations` are their results. */
export type Responder = (request: MockRequest, violations: readonly Violation[]) => MockResponse

/** Responds with the document's named example, as Prism does. */
export type ExampleResponder = (request: MockRequest, prefer: Preferences | undefined) => MockResponse

export interface Prism {
  /** Routes the request, checks session and input, and calls the responder. */
  request(request: MockRequest): Promise<MockResponse>
}

const right = <T>(value: T) => ({ _tag: 'Right' as const, right: value })
const left = <T>(value: T) => ({ _tag: 'Left' as const, left: value })

function silentLogger(): PrismHttpComponents['logger'] {
  const logger = createLogger('MOCK', { level: 'silent' })
  // Prism creates a child logger for each request; one silent logger serves them all.
  logger.child = () => logger as never
  return logger
}

function toResponse(output: PrismOutput): MockResponse {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(output.headers ?? {})) {
    // An example's cookie would end the live session.
    if (value !== null && name.toLowerCase() !== 'set-cookie') headers[name.toLowerCase()] = String(value)
  }
  return { status: output.statusCode, headers, body: output.body }
}

/**
 * Creates Prism with our components for routing, security, input checks and mocking. Prism calls them in its order and
 * passes on what they find.
 */
export async function createPrism(
  document: Json,
  operations: readonly DocumentOperation[],
  schemas: Schemas,
  makeResponder: (example: ExampleResponder) => Responder,
): Promise<Prism> {
  const read = await getHttpOperationsFromSpec(structuredClone(document))
  const takingForms = new Set(operations.filter((one) => one.takesForm).map((one) => one.id))
  // Forms are parsed and validated outside Prism, which gets such a request without its body.
  const resources = read.map((one) =>
    takingForms.has(String(one.iid)) ? { ...one, request: { ...one.request, body: undefined } } : one,
  ) as typeof read
  const byOperation = new Map(resources.map((resource) => [String(resource.iid), resource]))
  const logger = silentLogger()
  const config: IHttpConfig = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
    mock: { dynamic: false },
  }
  const toResource = (operation: DocumentOperation) => {
    const resource = byOperation.get(operation.id)
    if (resource === undefined) throw new Error(`Prism has no operation ${operation.id}`)
    return resource
  }

  const respond = makeResponder((request, prefer) => {
    const wanted = {
      // Copy per request: Prism's mocker writes the request's media types into it.
      dynamic: prefer?.dynamic ?? false,
      ...(prefer?.code === undefined ? {} : { code: prefer.code }),
      ...(prefer?.example === undefined ? {} : { exampleKey: prefer.example }),
      mediaTypes: ['application/json', '*/*'],
    }
    const input = { data: request, validations: [] }
    const made = exampleMocker({ resource: toResource(request.context.operation), input, config: wanted })(logger)
    if (made._tag === 'Left') throw made.left
    return toResponse(made.right)
  })

  const instance = createInstance(config, {
    logger,
    route: ({ input }) => right(toResource((input as MockRequest).context.operation)),
    validateSecurity: ({ element }) => {
      const { operation, session } = (element as MockRequest).context
      if (!operation.needsSession || session !== undefined) return right(element)
      return left([violation(SESSION_VIOLATION, 'no session')])
    },
    validateInput: ({ resource, element }) => {
      const { operation, bodyProblem, form } = (element as MockRequest).context
      if (bodyProblem !== undefined) return left([violation(bodyProblem, bodyProblem)])
      const checked = validateInput({ resource, element })
      const body = form === undefined ? element.body : formAsJson(form)
      if (checked._tag === 'Left' || body === undefined) return checked
      // Prism validates bodies as draft-07 without our formats, so the document's own dialect decides.
      const [firstError, ...more] = schemas.checkBody(operation, body).map(fromAjv)
      return firstError === undefined ? checked : left([firstError, ...more])
    },
    mock:
      ({ input }) =>
      () => {
        const { status, headers, body } = respond(input.data as MockRequest, input.validations)
        return right({ statusCode: status, headers: headers as Record<string, string>, body })
      },
  })

  return {
    async request(request) {
      const result = await instance.request(request, resources)()
      if (result._tag === 'Left') throw result.left
      const { statusCode, headers, body } = result.right.output
      return { status: statusCode, headers: headers ?? {}, body }
    },
  }
}
