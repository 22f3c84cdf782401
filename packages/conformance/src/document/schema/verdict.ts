/** A violation of a schema by a value. */
export interface SchemaViolation {
  /** The pointer of the violating part of the value. */
  pointer: string
  keyword: string
  /** A sentence without a full stop: "`data.balance` should be a number, and is the text "12"". */
  message: string
  /** The pointer of the rule in the document. */
  rule: string
  proposed: boolean
  /** The pointer with `*` for each key of a map, so that the same violation at every key is one cause. */
  cause?: string
}

/** The result of a validation. */
export interface Verdict {
  /** Whether a discriminator selects one of several branches that fit, so that servers may disagree about the value. */
  isAmbiguous?: boolean
  /** Whether only the branch that a discriminator selects refuses the value: JSON Schema alone accepts it. */
  isDisputed?: boolean
  violations: SchemaViolation[]
  /** Properties that the schema does not name. */
  undocumented: { pointer: string; rule: string; proposed: boolean; cause?: string }[]
}
