/** Texts that only a failing server writes, by technology: stack frames, exception names, database messages. */
const TRACES: readonly RegExp[] = [
  // JavaScript
  /\bat [\w$.<>[\] ]+ \(?[^\s()]+:\d+:\d+\)?/,
  /\bnode_modules\//,
  /\bCannot (?:read|set) propert(?:y|ies)(?: '[^']*')? of (?:undefined|null)\b/,
  /\b(?:Type|Reference|Range)Error: [^\n]*(?:is not (?:a function|defined|iterable|a constructor)|call stack)/,
  /\bSequelize\w*Error\b|\bPrismaClient\w*Error\b|\bMongoServerError\b|\bQueryFailedError\b/,
  /\bconnect ECONNREFUSED [\d.:[\]a-f]+/,
  // Java, Kotlin, Scala: a qualified name that ends in Exception or Error
  /\bat [\w$.]+\([\w$]+\.(?:java|kt|scala):\d+\)/,
  /\b(?:[a-z][a-z\d_]*\.){2,}[A-Z][\w$]*(?:Exception|Error)\b/,
  /\bcould not execute (?:statement|query|batch)\b/,
  /\b(?:Cannot invoke "[^"]+" because|No enum constant [a-z][\w.]+\.[A-Z])/,
  // .NET
  /\b(?:System|Microsoft|Npgsql|Newtonsoft)\.(?:\w+\.)*\w+Exception\b/,
  /\bat [\w.`<>[\], ]+\([^)\n]*\) in [^\n]+\.(?:cs|vb|fs):line \d+/,
  /\bObject reference not set to an instance of an object\b/,
  /\bServer Error in '[^']*' Application\b/,
  // PHP
  /#\d+ \S+\.php\(\d+\)/,
  /\bin \/\S+\.php(?::\d+| on line \d+)/,
  /\b(?:Fatal|Parse) error: |<b>(?:Warning|Notice|Deprecated|Fatal error)<\/b>: /,
  /\bPDOException\b|\bIlluminate\\[A-Z]\w+\\|\bSymfony\\Component\\/,
  /\bUndefined (?:array key|index|variable)\b[: ]+["$]?\w/,
  /\bCall to (?:undefined (?:method|function)|a member function \w+\(\) on null)/,
  // Python
  /\bTraceback \(most recent call last\)/,
  /\bFile "[^"]+", line \d+, in /,
  /\b(?:django\.\w+|sqlalchemy|psycopg2?|pymysql|asyncpg|werkzeug)\.(?:\w+\.)*[A-Z]\w+/,
  /'\w+' object (?:has no attribute '|is not (?:subscriptable|iterable|callable))/,
  /\bunsupported operand type\(s\) for\b/,
  // Ruby
  /\b[\w/.-]+\.rb:\d+:in [`']/,
  /\bundefined (?:local variable or )?method [`'][^'\n]+' for\b/,
  /\bActive(?:Record|Model)::[A-Z]\w+|\bAction(?:Controller|View)::[A-Z]\w+/,
  /\buninitialized constant [A-Z]\w+/,
  // Go
  /\bgoroutine \d+ \[\w/,
  /\bruntime error: (?:index out of range|invalid memory address|slice bounds|integer divide)/,
  /\binvalid memory address or nil pointer dereference\b/,
  /\bsql: (?:no rows in result set|Scan error|database is closed|expected \d+ arguments)/,
  /\bjson: cannot unmarshal \w+ into Go /,
  // Any database
  /\bSQLSTATE\b/,
  /\bSELECT [^;\n]{1,300}? FROM [\w."`[\]]+ (?:WHERE|JOIN|LEFT|INNER|ORDER BY|GROUP BY|LIMIT)\b/,
  /\bINSERT INTO [\w."`[\]]+ ?\([^)\n]+\) VALUES\b/,
  /\bUPDATE [\w."`[\]]+ SET [\w."`[\]]+ ?= ?[^\n]{1,200} WHERE\b|\bDELETE FROM [\w."`[\]]+ WHERE\b/,
  /\bforeign key constraint (?:fails|failed)\b/i,
  // MySQL, MariaDB
  /\bYou have an error in your SQL syntax\b/,
  /\bDuplicate entry '[^'\n]*' for key\b/,
  /\bUnknown column '[^'\n]+' in '/,
  /\bTable '[^'\n]+' doesn't exist\b/,
  /\bData (?:too long|truncated) for column '/,
  /\bIncorrect \w+ value: '[^'\n]*' for column\b/,
  /\bColumn '[^'\n]+' cannot be null\b/,
  /\bAccess denied for user '[^'\n]*'@'/,
  /\bER_[A-Z]+(?:_[A-Z]+)+\b/,
  /\bDeadlock found when trying to get lock\b|\bLock wait timeout exceeded; try\b/,
  // PostgreSQL
  /\bviolates (?:unique|foreign key|not-null|check|exclusion) constraint\b/,
  /\b(?:relation|column) "[^"\n]+" (?:of relation "[^"\n]+" )?does not exist\b/,
  /\binvalid input syntax for (?:type )?\w+: "/,
  /\bsyntax error at or near "/,
  /\bvalue too long for type character\b/,
  /\bPG::[A-Z]\w+|\bpq: \w/,
  /\bpermission denied for (?:table|relation|schema) \w/,
  // Oracle
  /\b(?:ORA|PLS)-\d{5}\b/,
  // SQL Server
  /\bIncorrect syntax near (?:the keyword )?'/,
  /\bUnclosed quotation mark after the character string\b/,
  /\bInvalid (?:column|object) name '/,
  /\bViolation of (?:PRIMARY|UNIQUE) KEY constraint\b/,
  /\bThe (?:INSERT|UPDATE|DELETE|MERGE) statement conflicted with the\b/,
  /\bCannot insert (?:duplicate key row in object|the value NULL into column) '/,
  /\bConversion failed when converting\b|\bString or binary data would be truncated\b/,
  // SQLite
  /\bSQLITE_[A-Z]+\b|\bSQLite3?(?:::|\.)\w*(?:Exception|Error)\b/,
  /\bnear "[^"\n]+": syntax error\b/,
  /\bno such (?:table|column): \w/,
  /\b(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed\b/,
]

/** How many texts to remember, because most texts of a run repeat. */
const MAX_KNOWN = 20_000
/** Longer pages are searched only at their start, which names the exception. */
const MAX_LENGTH = 100_000
const known = new Map<string, string | undefined>()

/** Returns the part of a text that reveals server internals; undefined if there is none. */
export function traceIn(text: string): string | undefined {
  if (text.length < 8) return undefined
  if (known.has(text)) return known.get(text)
  const part = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text
  const found = TRACES.map((trace) => trace.exec(part)?.[0]).find((text) => text !== undefined)
  if (known.size > MAX_KNOWN) known.clear()
  known.set(text, found)
  return found
}
