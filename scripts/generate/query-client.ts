import type { GeneratorVerbOptions, OutputClientFunc } from 'orval'

/** What a generated file may import as values; Orval keeps those that its text contains. */
const IMPORTS = ['mutationOptions', 'queryOptions', 'useMutation', 'useQuery', 'useSuspenseQuery']

/**
 * Orval's fetch client, with TanStack Query's options and hooks below each request function: `xQuery`, `useX` and
 * `useXSuspense` for a read, `xMutation` and `useX` for any other operation.
 */
export const queryClient: OutputClientFunc = ({ fetch }) => ({
  ...fetch,
  client: async (operation, ...rest) => {
    const request = await fetch.client(operation, ...rest)
    const code = operation.verb === 'get' ? queryCode(operation) : mutationCode(operation)
    return { ...request, implementation: request.implementation + code }
  },
  dependencies: (...args) => [
    ...(fetch.dependencies?.(...args) ?? []),
    { dependency: '@tanstack/react-query', exports: IMPORTS.map((name) => ({ name, values: true })) },
  ],
})

function queryCode({ operationName, pathRoute, props, queryParams, response, summary }: GeneratorVerbOptions): string {
  const path = pathRoute.split('/').filter((part) => part !== '')
  const params = queryParams?.isOptional === true ? '...(params ? [params] : [])' : 'params'
  const key = [
    ...path.map((part) => (part.startsWith('{') ? part.slice(1, -1) : `'${part}'`)),
    ...(queryParams ? [params] : []),
  ]
  const parameters = props.map(({ implementation }) => implementation).join(', ')
  const names = props.map(({ name }) => name)
  const hook = hookName(operationName)
  return `
/** ${summary}. */
export const ${operationName}Query = (${parameters}) =>
  queryOptions<${response.definition.success}, ErrorType<unknown>>({
    queryKey: [${key.join(', ')}],
    queryFn: ({ signal }) => ${operationName}(${[...names, '{ signal }'].join(', ')}),
  });

/** ${summary}. */
export const ${hook} = (${parameters}) => useQuery(${operationName}Query(${names.join(', ')}));

/** ${summary}. */
export const ${hook}Suspense = (${parameters}) => useSuspenseQuery(${operationName}Query(${names.join(', ')}));
`
}

function mutationCode({ operationName, props, response, summary }: GeneratorVerbOptions): string {
  const fields = props.map(({ type, name, definition }) =>
    type === 'body' ? { name: 'data', definition: definition.replace(name, 'data') } : { name, definition },
  )
  const names = fields.map(({ name }) => name)
  const variables = fields.length === 0 ? 'void' : `{ ${fields.map(({ definition }) => definition).join('; ')} }`
  const request = 'request?: Parameters<typeof customFetch>[1]'
  return `
/** ${summary}. */
export const ${operationName}Mutation = (${request}) =>
  mutationOptions<${response.definition.success}, ErrorType<unknown>, ${variables}>({
    mutationKey: ['${operationName}'],
    mutationFn: (${names.length === 0 ? '' : `{ ${names.join(', ')} }`}) => ${operationName}(${[...names, 'request'].join(', ')}),
  });

/** ${summary}. */
export const ${hookName(operationName)} = (${request}) => useMutation(${operationName}Mutation(request));
`
}

function hookName(operationName: string): string {
  return `use${operationName.charAt(0).toUpperCase()}${operationName.slice(1)}`
}
