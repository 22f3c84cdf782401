import { birds } from './birds.ts'
import { blog } from './blog.ts'
import { museum } from './museum.ts'
import type { Style } from './serve.ts'
import { store } from './store.ts'

/** Styles of API that differ from the library's and from Tumpak's, each with a correct server. */
export const STYLES: readonly Style[] = [museum, blog, store, birds]
