import type { ZodMiniType, output } from 'zod/mini'

/** Schemas of a route's search parameters; generated ones where the documents have them. */
type SearchShape = Readonly<Record<string, ZodMiniType>>

/** The parsed search parameters of a route. */
type SearchOf<Shape extends SearchShape> = { [Name in keyof Shape]?: output<Shape[Name]> | undefined }

/**
 * A `validateSearch` that drops invalid parameters: an odd address is never an error page. A loader calls it, too, where it
 * reads `location.search`, which is not validated.
 */
export function readSearch<Shape extends SearchShape>(
  shape: Shape,
): (search: Record<string, unknown>) => SearchOf<Shape> {
  return (search) =>
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(search[name]).data]),
    ) as SearchOf<Shape>
}
