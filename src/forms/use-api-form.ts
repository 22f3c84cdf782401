import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BaseSyntheticEvent, type ChangeEvent, type FocusEvent, type RefObject, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathByValue,
  get,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ZodMiniType } from 'zod/mini'
import { toApiError } from '#src/api/api-error.ts'
import { fieldOfError, type OperationCodes } from './field-of-error.ts'
import { isBlank } from './is-blank.ts'
import { useErrorText } from './use-error-text.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'

/** What a form holds: one flat record. An amount is a number, as the amount field gives it. */
export type FormValues = Record<string, string | number | boolean | undefined>

/** A validator whose input is what was typed and whose output is what `send` gets. */
export type FormSchema<Values extends FormValues, Body> = ZodMiniType<Body, Values>

type Name<Values extends FormValues> = FieldPath<Values>

export interface ApiFormOptions<Values extends FormValues, Body> {
  readonly defaultValues: Values
  /**
   * The form's validator, over the generated ones. For a union body choose the branch by the values: a failed union
   * names no field.
   */
  readonly schema: FormSchema<Values, Body> | ((values: Values) => FormSchema<Values, Body>)
  /** `x-codes` of the operation that `send` calls: `CODES.loginUser`. */
  readonly codes: OperationCodes
  /**
   * Text of a field that is not empty and does not fit; "Format is incorrect." without one. A function also gives the text
   * of an empty field, "Required field." otherwise.
   */
  readonly messages?: { readonly [Field in keyof Values]?: string | ((value: Values[Field]) => string) }
  /** Sends what the schema read. A rejection shows beside its field; the toast is the query client's. */
  readonly send: (body: Body, values: Values) => Promise<unknown>
}

/** A field's name and text error. */
interface FieldProps {
  readonly name: string
  readonly error: string | undefined
}

export interface ApiForm<Values extends FormValues> {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: BaseSyntheticEvent) => void
  }
  /** As they are now, before the schema reads them. */
  readonly values: Values
  readonly isSending: boolean
  /** Whether the schema accepts the values: for a button that waits for that. */
  readonly isValid: boolean
  /** Why the last attempt failed, where that is about no field; until the next change. */
  readonly formError: string | undefined
  /** Props of a text field. `deps`: fields whose error depends on this one. */
  text(
    name: Name<Values>,
    options?: { readonly deps?: Name<Values> },
  ): FieldProps & {
    readonly ref: (element: HTMLInputElement | null) => void
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
  }
  /** Props of a control that hands over its value: a choice, a date, a code, an amount. */
  value<Field extends Name<Values>>(
    name: Field,
  ): FieldProps & {
    readonly value: PathValue<Values, Field>
    readonly onValueChange: (value: PathValue<Values, Field>) => void
  }
  /** `onBlur` of such a control that is checked when it is left. */
  onBlur(name: Name<Values>): (event: FocusEvent) => void
  /** Props of a checkbox. */
  checkbox(name: FieldPathByValue<Values, boolean>): FieldProps & {
    readonly checked: boolean
    readonly onChange: (checked: boolean) => void
  }
  /** Changes a field as typing does. */
  setValue<Field extends Name<Values>>(name: Field, value: PathValue<Values, Field>): void
  /** Shows why a request failed: beside the field of its code, else as {@link formError}. */
  showError(error: unknown, codes: OperationCodes): void
  focus(name: Name<Values>): void
  /** For `subscribe`. */
  readonly methods: UseFormReturn<Values>
}

/** The type of an error that the server reported; its message is the server's text. */
const SERVER = 'server'

/** Validates by a schema, and names as `required` what fails because nothing was typed. */
function createResolver<Values extends FormValues, Body>(
  schema: FormSchema<Values, Body>,
): Resolver<Values, unknown, Body> {
  const resolve = standardSchemaResolver<Values, unknown, Body>(schema)
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    for (const [name, error] of Object.entries(result.errors)) {
      if (error) error.type = isBlank(values[name]) ? 'required' : 'invalid'
    }
    return result
  }
}

/**
 * A form of one operation, on react-hook-form: errors show when a field is left or the form is sent, the first invalid
 * field gets the focus, a second submit while one is under way does nothing, and values stay after a failure.
 *
 * Errors hold what is wrong and never a text of ours, so that they follow a change of language. `send` runs after an
 * await: what needs the click itself (`window.open`, the clipboard) needs a click of its own. The result is a new object
 * with each render: a child that is an `observer` or a `memo` shows errors from it, unlike from `methods.formState`.
 */
export function useApiForm<Values extends FormValues, Body>(options: ApiFormOptions<Values, Body>): ApiForm<Values> {
  const { defaultValues, schema, codes, messages, send } = options
  const { t } = useTranslation('errors')
  const errorText = useErrorText()
  const flight = useSingleFlight()
  const [failure, setFailure] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const schemaOf = (typed: Values) => (typeof schema === 'function' ? schema(typed) : schema)
  const methods = useForm<Values, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    // We focus in the order of the page; the library does in the order in which fields were registered.
    shouldFocusError: false,
    resolver: (typed, context, resolverOptions) => createResolver(schemaOf(typed))(typed, context, resolverOptions),
  })
  const { register, formState, getFieldState } = methods
  // formState is a proxy: what is read while rendering is what renders again.
  const { isSubmitted, errors, touchedFields } = formState
  const values = useWatch({ control: methods.control }) as Values

  function focusFirst(names: readonly string[]): void {
    const fields = [...(form.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''),
    ) as HTMLElement[]
    const [first] = fields
    const name = first?.getAttribute('name')
    // A group of radio buttons is entered at the chosen one.
    const chosen = fields.find((field) => field.getAttribute('name') === name && field.matches(':checked'))
    ;(chosen ?? first)?.focus()
  }

  function showError(error: unknown, codesOfCall: OperationCodes): void {
    const field = fieldOfError(error, codesOfCall)
    if (field === undefined || !(field in defaultValues)) {
      setFailure(error)
      return
    }
    methods.setError(field as Name<Values>, { type: SERVER, message: toApiError(error).msg })
    focusFirst([field])
  }

  /** What the server said holds for the values that it saw. */
  function forgetServerError(name: Name<Values>): void {
    setFailure(undefined)
    if (getFieldState(name).error?.type === SERVER) methods.clearErrors(name)
  }

  function errorOf(name: Name<Values>): string | undefined {
    const error: FieldError | undefined = get(errors, name)
    if (error?.type === SERVER) return error.message === '' ? t('formatIncorrect') : error.message
    if (!error || !(isSubmitted || get(touchedFields, name))) return undefined
    const message = messages?.[name]
    if (typeof message === 'function') return message(values[name] as Values[typeof name])
    return error.type === 'required' ? t('required') : (message ?? t('formatIncorrect'))
  }

  /** Whether leaving a field checks it. */
  function isCheckedOnLeave(name: Name<Values>, event: FocusEvent): boolean {
    // An error that moves the button away under the finger would lose the click.
    const next = event.relatedTarget
    if (next instanceof HTMLButtonElement && next.type === 'submit') return false
    // The library would check again and so remove what the server reported.
    if (getFieldState(name).error?.type === SERVER) return false
    const value: unknown = methods.getValues(name)
    return value !== '' && value !== false
  }

  function setValue<Field extends Name<Values>>(name: Field, value: PathValue<Values, Field>): void {
    forgetServerError(name)
    methods.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || getFieldState(name).isTouched })
  }

  const value: ApiForm<Values>['value'] = (name) => ({
    name,
    value: get(values, name) as PathValue<Values, typeof name>,
    onValueChange: (next) => setValue(name, next),
    error: errorOf(name),
  })

  return {
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void methods.handleSubmit(
          (body) =>
            flight.run(async () => {
              setFailure(undefined)
              try {
                await send(body, methods.getValues())
              } catch (error) {
                showError(error, codes)
              }
            }),
          (invalid) => focusFirst(Object.keys(invalid)),
        )(event)
      },
    },
    values,
    isSending: flight.isBusy,
    get isValid() {
      // The library updates its own only for registered fields.
      return schemaOf(values).safeParse(values).success
    },
    formError: failure === undefined ? undefined : errorText(failure),
    text(name, { deps } = {}) {
      const { ref, onChange, onBlur } = register(name, { ...(deps && { deps }) })
      return {
        name,
        ref,
        onChange: (event) => {
          forgetServerError(name)
          void onChange(event)
        },
        onBlur: (event) => {
          if (isCheckedOnLeave(name, event)) void onBlur(event)
        },
        error: errorOf(name),
      }
    },
    value,
    onBlur: (name) => (event) => {
      if (!isCheckedOnLeave(name, event)) return
      methods.setValue(name, methods.getValues(name), { shouldTouch: true, shouldValidate: true })
    },
    checkbox(name) {
      const field = value(name)
      return {
        name,
        checked: field.value === true,
        onChange: (checked) => field.onValueChange(checked as typeof field.value),
        error: field.error,
      }
    },
    setValue,
    showError,
    focus: (name) => focusFirst([name]),
    methods: methods as unknown as UseFormReturn<Values>,
  }
}
