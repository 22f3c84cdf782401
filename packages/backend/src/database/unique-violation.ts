import { Refusal } from '../http/call.ts'

/** For `catch`: a statement that would have broken a unique key is refused, by the key's name. */
export function refuseDuplicate(getName: (key: string) => string): (error: unknown) => never {
  return (error) => {
    const { code, constraint } = error as { code?: string; constraint?: string }
    throw code === '23505' ? new Refusal(getName(constraint ?? '')) : error
  }
}
