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
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { syncAutofill } from './sync-autofill.ts'
import { fieldOfError, type OperationCodes } from './field-of-error.ts'
import { isBlank } from './is-blank.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import type { TextControl } from '#src/lib/type-text.ts'

/** The values of a form: one flat record. An amount is a number. */
export type FormValues = Record<string, string | number | boolean | undefined>

/** A validator from the form's values to the body that `send` gets. */
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
  /** Sends the parsed body. A rejection shows beside its field, or in the `FormError` of the form. */
  readonly send: (body: Body, values: Values) => Promise<unknown>
  /** Shows the fields with these names before the first is focused, in a form that shows a part of its fields. */
  readonly reveal?: (names: readonly string[]) => void
}

/** A field's name and error text. */
interface FieldProps {
  readonly name: string
  readonly error: string | undefined
}

export interface ApiForm<Values extends FormValues> {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onPointerDownCapture: () => void
    readonly onSubmit: (event: BaseSyntheticEvent) => void
  }
  /** As they are now, before the schema reads them. */
  readonly values: Values
  readonly isSending: boolean
  /** Whether the schema accepts the values, for a button that is quiet or disabled until then. */
  readonly isValid: boolean
  /** Why the last attempt failed, if it is about no field; until the next change. `FormError` shows it. */
  readonly failure: ApiError | undefined
  /** Props of a text field of one line or several. `deps`: fields whose error depends on this one. */
  text(
    name: Name<Values>,
    options?: { readonly deps?: Name<Values> },
  ): FieldProps & {
    readonly ref: (element: TextControl | null) => void
    readonly onChange: (event: ChangeEvent<TextControl>) => void
    readonly onBlur: (event: FocusEvent<TextControl>) => void
  }
  /** Props of a control with `onValueChange`: a select, a date, a code, an amount. */
  value<Field extends Name<Values>>(
    name: Field,
  ): FieldProps & {
    readonly value: PathValue<Values, Field>
    readonly onValueChange: (value: PathValue<Values, Field>) => void
  }
  /** `onBlur` of such a control, to validate it when it loses focus. */
  onBlur(name: Name<Values>): (event: FocusEvent) => void
  /** Props of a checkbox. */
  checkbox(name: FieldPathByValue<Values, boolean>): FieldProps & {
    readonly checked: boolean
    readonly onChange: (checked: boolean) => void
  }
  /** Changes a field as typing does. */
  setValue<Field extends Name<Values>>(name: Field, value: PathValue<Values, Field>): void
  /** Shows the error of a request: beside the field of its code, else as {@link failure}. */
  showError(error: unknown, codes: OperationCodes): void
  /** Another request of the form begins: forgets {@link failure}. */
  forgetFailure(): void
  focus(name: Name<Values>): void
  /** Validates some fields as a submit does, and focuses the first invalid one. Resolves with whether all are valid. */
  check(names: readonly Name<Values>[]): Promise<boolean>
  /** For `subscribe`. */
  readonly methods: UseFormReturn<Values>
}

/** The type of an error that the server reported; its message is the server's text. */
const SERVER = 'server'

/** Validates by a schema; a blank field that fails has the type `required`. */
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
 * A form of one operation, on react-hook-form: validates on blur and on submit, focuses the first invalid field, ignores
 * a double submit, and keeps the values after a failure. `send` runs after an await, so `window.open` and the clipboard
 * need another click. The result is new with each render: pass it, not `methods.formState`, to a memoized child.
 */
export function useApiForm<Values extends FormValues, Body>(options: ApiFormOptions<Values, Body>): ApiForm<Values> {
  const { defaultValues, schema, codes, messages, send, reveal } = options
  const { t } = useTranslation('errors')
  const flight = useSingleFlight()
  const [failure, setFailure] = useState<ApiError>()
  const form = useRef<HTMLFormElement>(null)
  /** The fields whose text the browser keeps, not React. */
  const registered = useRef(new Set<string>())
  const getSchema = (typed: Values) => (typeof schema === 'function' ? schema(typed) : schema)
  const methods = useForm<Values, unknown, Body>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    // The library focuses in the order of registration; we focus in the order of the page.
    shouldFocusError: false,
    resolver: (typed, context, resolverOptions) => createResolver(getSchema(typed))(typed, context, resolverOptions),
  })
  const { register, formState, getFieldState } = methods
  // formState is a proxy: only properties that are read while rendering cause a render.
  const { isSubmitted, errors, touchedFields } = formState
  const values = useWatch({ control: methods.control }) as Values

  function focusFirst(names: readonly string[]): void {
    reveal?.(names)
    const fields = [...(form.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''),
    ) as HTMLElement[]
    const [first] = fields
    const name = first?.getAttribute('name')
    // Focus a radio group at the chosen button.
    const chosen = fields.find((field) => field.getAttribute('name') === name && field.matches(':checked'))
    ;(chosen ?? first)?.focus()
  }

  function showError(thrown: unknown, codesOfCall: OperationCodes): void {
    const error = toApiError(thrown)
    // The session shows its own end.
    if (error.kind === 'aborted' || error.isSessionInvalid) return
    const field = fieldOfError(error, codesOfCall)
    if (field === undefined || !(field in defaultValues)) return setFailure(error)
    methods.setError(field as Name<Values>, { type: SERVER, message: error.msg })
    focusFirst([field])
  }

  function forgetFailure(): void {
    setFailure(undefined)
  }

  /** A server error holds only for the values that were sent. */
  function forgetServerError(name: Name<Values>): void {
    forgetFailure()
    if (getFieldState(name).error?.type === SERVER) methods.clearErrors(name)
  }

  function getFieldError(name: Name<Values>): string | undefined {
    const error: FieldError | undefined = get(errors, name)
    if (error?.type === SERVER) return error.message === '' ? t('formatIncorrect') : error.message
    if (!error || !(isSubmitted || get(touchedFields, name))) return undefined
    const message = messages?.[name]
    if (typeof message === 'function') return message(values[name] as Values[typeof name])
    return error.type === 'required' ? t('required') : (message ?? t('formatIncorrect'))
  }

  /** Whether losing the focus validates a field. */
  function isCheckedOnLeave(name: Name<Values>, event: FocusEvent): boolean {
    // An error would move the button away from the finger, and the click would be lost.
    const next = event.relatedTarget
    if (next instanceof HTMLButtonElement && next.type === 'submit') return false
    // Validating again would remove the server's error.
    if (getFieldState(name).error?.type === SERVER) return false
    const value: unknown = methods.getValues(name)
    return value !== '' && value !== false
  }

  function setValue<Field extends Name<Values>>(name: Field, value: PathValue<Values, Field>): void {
    forgetServerError(name)
    methods.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || getFieldState(name).isTouched })
  }

  /** Reads what was filled in without an event: what the player sees counts. */
  function syncForm(): void {
    if (form.current === null) return
    syncAutofill(form.current, (name) =>
      registered.current.has(name) ? String(methods.getValues(name as Name<Values>) ?? '') : undefined,
    )
  }

  async function check(names: readonly Name<Values>[]): Promise<boolean> {
    syncForm()
    for (const name of names) methods.setValue(name, methods.getValues(name), { shouldTouch: true })
    if (await methods.trigger(names)) return true
    focusFirst(names.filter((name) => getFieldState(name).invalid))
    return false
  }

  const value: ApiForm<Values>['value'] = (name) => ({
    name,
    value: get(values, name) as PathValue<Values, typeof name>,
    onValueChange: (next) => setValue(name, next),
    error: getFieldError(name),
  })

  return {
    formProps: {
      ref: form,
      noValidate: true,
      // Before the press acts: a button may send, or wait for, what was filled in.
      onPointerDownCapture: syncForm,
      onSubmit: (event) => {
        event.preventDefault()
        syncForm()
        void methods.handleSubmit(
          (body) =>
            flight.run(async () => {
              forgetFailure()
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
      return getSchema(values).safeParse(values).success
    },
    failure,
    text(name, { deps } = {}) {
      const { ref, onChange, onBlur } = register(name, { ...(deps && { deps }) })
      registered.current.add(name)
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
        error: getFieldError(name),
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
    forgetFailure,
    focus: (name) => focusFirst([name]),
    check,
    methods: methods as unknown as UseFormReturn<Values>,
  }
}
