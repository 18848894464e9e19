import { expect, test } from 'vitest';
import { adminUpload, rulesIf, verify } from './test-support.ts';

test.each([
  [`1`, 'Type error. Received: [int] Expected: [bool].'],
  [`true && 1`, 'Type error. Received: [int] Expected: [bool].'],
  [`1 ? true : true`, 'Type error. Received: [int] Expected: [bool].'],
  [`1 / 0 == 1`, 'Divide by zero error.'],
  [`false || 5 % 0 == 1`, 'Divide by zero error.'],
  [`9223372036854775807 + 1 > 0`, 'Integer value is out of range.'],
  [`1 < 'a'`, 'Unsupported operation error. Received: int < string.'],
  [`'a' + 1 == 'a1'`, 'Unsupported operation error. Received: string + int.'],
  [`[1] + [2] == [1, 2]`, 'Unsupported operation error. Received: list + list.'],
  [`'a' in 'abc'`, 'Unsupported operation error. Received: string in string.'],
  [`!1`, 'Unsupported operation error. Received: !int.'],
  [`request.time - 1 == request.time`, 'Unsupported operation error. Received: timestamp - int.'],
  [`resource.size > 1`, 'Null value error.'],
  [`resource.size() > 1`, 'Null value error.'],
  [`request.method == 'create'`, 'Property method is undefined on object.'],
  [`{'a': 1}['b'] == 1`, 'Property b is undefined on object.'],
  [`'a'.size == 1`, 'Type error. Received: [string] Expected: [map].'],
  [`[1, 2][2] == 1`, 'Index out of bound error. Index: [2], size: [2].'],
  [`[1, 2][-1] == 2`, 'Index out of bound error. Index: [-1], size: [2].'],
  [`'abc'[0:9] == 'abc'`, 'Range [0:9] is out of bounds, size: [3].'],
  [`nope == 1`, 'Unknown variable: nope.'],
  [`nope(1)`, 'Function not found error: Name: [nope].'],
  [`'a'.contains('a')`, 'Function not found error: Name: [string.contains].'],
  [`'a'.toString() == 'a'`, 'Function not found error: Name: [string.toString].'],
  [`toString()`, 'Function not found error: Name: [toString].'],
  [`'a'.size(1) == 1`, 'Incorrect number of arguments of string.size. Received: 1. Expected: 0.'],
  [`'a'.matches('(')`, 'Invalid regular expression pattern. Pattern: (.'],
  [`'aa'.matches('(?=a)aa')`, 'Invalid regular expression pattern. Pattern: (?=a)aa.'],
  [`duration.value(1, 'us') > request.time`, 'Unknown duration unit us.'],
  [`duration.value(9223372036854775807, 'w') is duration`, 'Duration is not valid.'],
  [`timestamp.value(9223372036854775807) is timestamp`, 'Timestamp is not valid.'],
  [`timestamp.date(2024, 2, 30) is timestamp`, 'Date is not valid. year: 2024, month: 2 day: 30.'],
  [`int('x') == 1`, 'Type conversion error. Argument: [x], To type: [int].'],
  [`path('/a//b') is path`, 'Type conversion error. Argument: [/a//b], To type: [path].'],
  [`1 is nonsense`, `Unsupported type after 'is': nonsense.`],
  [`{1: 1} is map`, 'Type error. Received: [int] Expected: [string].'],
  [`math.abs(-1) == 1`, 'Function not found error: Name: [math.abs].'],
  [`firestore.exists(/a/b)`, 'Function not found error: Name: [firestore.exists].'],
])('denies with a warning: %s', (condition, message) => {
  const { result, warnings } = verify(rulesIf(condition), adminUpload);
  expect(result).toEqual({ permit: false });
  expect(warnings).toEqual([
    expect.stringMatching(/^Error: storage\.rules line \[4\], column \[\d+\]\. /),
  ]);
  expect(warnings[0]?.replace(/^.*?\]\. /, '')).toBe(message);
});

test('a warning names the place', () => {
  expect(verify(rulesIf(`true &&\n  1 / 0 == 1`), adminUpload).warnings).toEqual([
    'Error: storage.rules line [5], column [5]. Divide by zero error.',
  ]);
});
