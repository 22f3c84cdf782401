import { isJson } from '@tumpak/contract-kit/json.ts'
import { toKebab, toPascal, toQuoted, toSentence, toWords } from './files.ts'
import type { NewScreen, ScreenParts } from './new-screen.ts'
import { findWrite, followSchema } from './operations.ts'

/** The write that a form sends. */
interface Form {
  id: string
  tag: string
  /** The schema of its body. */
  body: string
  /** Its fields, each with an example. */
  fields: { name: string; example: string }[]
  /** The body has optional fields that the form leaves out. */
  isPart: boolean
}

/** Reads a write for a form. Throws a sentence for a body that text fields do not fill. */
export function readForm(id: string): Form {
  const operation = findWrite(id)
  const { body, effect, tag, parameters } = operation
  if (effect === 'money') throw new Error(`${id} moves money: see "Add a money request" in CONTRIBUTING.md.`)
  const needed = parameters.find(({ in: place, required }) => required && place !== 'header')
  if (needed !== undefined) throw new Error(`${id} needs ${needed.name} beside its body: write the form by hand.`)
  const schema = body?.schema
  const component = /([A-Z]\w*)\.yaml$/.exec(schema?.pointer ?? '')?.[1]
  const properties = schema?.value['properties']
  if (
    schema === undefined ||
    component === undefined ||
    !isJson(properties) ||
    body?.contentType !== 'application/json'
  )
    throw new Error(`${id} has no body with fields: write the form by hand.`)
  const required = (schema.value['required'] ?? []) as string[]
  const isText = (name: string): boolean => followSchema(schema, properties[name]).value['type'] === 'string'
  const other = required.find((name) => !isText(name))
  if (other !== undefined)
    throw new Error(`${id} needs ${other}, which is no text: write the form by hand, after useApiForm.`)
  if (required.length === 0) throw new Error(`${id} needs no field: write the form by hand.`)
  const [example] = body.examples
  const values = isJson(example?.value) ? example.value : {}
  return {
    ...{ id, tag, body: component },
    fields: required.map((name) => ({ name, example: String(values[name] ?? 'x') })),
    isPart: Object.keys(properties).length > required.length,
  }
}

/** A page with a form of one operation. */
export function renderForm(page: NewScreen, { id, tag, body, fields, isPart }: Form): ScreenParts {
  const { name, title, component } = page
  const schema = isPart ? `z.pick(${body}, { ${fields.map((field) => `${field.name}: true`).join(', ')} })` : body
  return {
    route: { imports: '', loader: '', failed: false },
    screen: `import { useTranslation } from 'react-i18next'
${isPart ? "import * as z from 'zod/mini'\n" : ''}import { CODES } from '#generated/http/codes.ts'
import { ${body} } from '#generated/http/schemas/${toKebab(body)}.ts'
import { use${toPascal(id)} } from '#generated/http/${tag}/${toKebab(id)}.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** ${title}. What the player typed stays until the server has accepted it. */
export function ${component}() {
  const { t } = useTranslation('${name}')
  const { toasts } = useStores()
  const { mutateAsync } = use${toPascal(id)}()
  const form = useApiForm({
    defaultValues: { ${fields.map((field) => `${field.name}: ''`).join(', ')} },
    schema: ${schema},
    codes: CODES.${id},
    messages: { ${fields.map((field) => `${field.name}: t('${field.name}Invalid')`).join(', ')} },
    send: async (data) => {
      await mutateAsync({ data })
      toasts.success(t('sent'))
      form.methods.reset()
    },
  })
  return (
    <Card as="section" padding="lg">
      <form {...form.formProps}>
        <Stack gap={4}>
${fields.map((field) => `          <Field {...form.text('${field.name}')} label={t('${field.name}')} />\n`).join('')}          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('send')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
`,
    test: `  it('sends what the player typed', async () => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<${component} />, { username: 'ratified', texts: ['${name}'] })
${fields.map((field) => `    await screen.getByLabelText('${toSentence(field.name)}').fill(${toQuoted(field.example)})\n`).join('')}    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => sandbox.calls('${id}')).toHaveLength(1)
  })
`,
    texts: {
      ...Object.fromEntries(
        fields.flatMap((field) => [
          [field.name, toSentence(field.name)],
          [`${field.name}Invalid`, `Check the ${toWords(field.name)}`],
        ]),
      ),
      send: 'Send',
      sent: 'Sent',
    },
  }
}
