import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react'
import {
  changeField,
  firstInvalid,
  leaveField,
  problemOf,
  refusalOf,
  refuseField,
  startForm,
  visitAll,
  type FieldCodes,
  type FormRules,
  type FormValues,
} from './form-state.ts'
import { useProblemText } from './use-problem-text.ts'

type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] & string

export interface FormOptions<Values extends FormValues> {
  readonly initial: Values
  readonly rules: FormRules<Values>
  /** The codes of the call that `send` makes: `CODES.loginUser`. */
  readonly codes: FieldCodes
  /** Sends the form. Its rejection marks the field it is about; the notice is the query client's matter. */
  readonly send: (values: Values) => Promise<unknown>
}

/** What a form's `<form>`, fields and button are given. */
export interface Form<Values extends FormValues> {
  readonly values: Values
  readonly isSending: boolean
  /** Every rule lets its field pass: for a button that waits for that. */
  readonly isComplete: boolean
  readonly formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void }
  text(name: NamesOf<Values, string>): {
    name: string
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onBlur: (event: FocusEvent) => void
    error: string | undefined
  }
  tick(name: NamesOf<Values, boolean>): {
    name: string
    checked: boolean
    onChange: (checked: boolean) => void
    error: string | undefined
  }
  /** For a control that hands over its value and no event: a code, a choice. */
  value(name: NamesOf<Values, string>): {
    name: string
    value: string
    onValueChange: (value: string) => void
    error: string | undefined
  }
  /** Marks the field that the failure of another call is about: of the one that sends the OTP. */
  refuse(error: unknown, codes: FieldCodes): void
  /** Leads on to a field: to the code's once it was sent. */
  focus(name: keyof Values): void
}

/**
 * State, problems and sending of one form. Problems show when a field is left or the form is sent, the first
 * invalid field gets the focus, a second tap while sending does nothing, and what was typed stays after a failure.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>): Form<Values> {
  const { rules } = options
  const [state, setState] = useState(() => startForm(options.initial))
  const [isSending, setIsSending] = useState(false)
  // State follows a render later; two taps in one frame must not both send.
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const textOf = useProblemText()

  function focus(name: keyof Values): void {
    const field = form.current?.elements.namedItem(String(name))
    if (field instanceof HTMLElement) field.focus()
  }

  function refuse(error: unknown, codes: FieldCodes): void {
    const refusal = refusalOf(error, codes, state.values)
    if (!refusal) return
    setState((now) => refuseField(now, refusal.name, refusal.problem))
    focus(refusal.name)
  }

  async function submit(): Promise<void> {
    if (sending.current) return
    setState(visitAll)
    const invalid = firstInvalid(state.values, rules)
    if (invalid !== undefined) return focus(invalid)
    sending.current = true
    setIsSending(true)
    try {
      await options.send(state.values)
    } catch (error) {
      refuse(error, options.codes)
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }

  const errorOf = (name: keyof Values) => textOf(problemOf(state, rules, name))
  const change = (name: keyof Values, value: Values[keyof Values]) => setState((now) => changeField(now, name, value))

  return {
    values: state.values,
    isSending,
    isComplete: firstInvalid(state.values, rules) === undefined,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    text: (name) => ({
      name,
      value: String(state.values[name]),
      onChange: (event) => change(name, event.target.value as Values[typeof name]),
      onBlur: (event) => {
        // A message that pushed the button away under the finger would swallow the tap on it.
        const next = event.relatedTarget
        if (next instanceof HTMLButtonElement && next.type === 'submit') return
        setState((now) => leaveField(now, name))
      },
      error: errorOf(name),
    }),
    tick: (name) => ({
      name,
      checked: state.values[name] === true,
      onChange: (checked) => change(name, checked as Values[typeof name]),
      error: errorOf(name),
    }),
    value: (name) => ({
      name,
      value: String(state.values[name]),
      onValueChange: (value) => change(name, value as Values[typeof name]),
      error: errorOf(name),
    }),
    refuse,
    focus,
  }
}
