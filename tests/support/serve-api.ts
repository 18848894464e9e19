/** The API over plain HTTP, in a process of its own. */
import './queries/note-queries.ts';
import { api } from '../../functions/src/api/api.ts';
import { listen } from './listen.ts';

listen(api);
