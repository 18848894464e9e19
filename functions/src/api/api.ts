import { cacheSeconds } from '@institute/schema';
import express, { type RequestHandler } from 'express';
import { serveFile } from '../media/serve-file.ts';
import { answerForm } from '../consents/forms.ts';
import { demoForm } from '../demo/forms.ts';
import { remember, toAnswer } from './answer-cache.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { fail } from '../platform/http/fail.ts';
import { checkBody } from './read-body.ts';
import { refuseMethod } from '../platform/http/refuse-method.ts';
import { makeRouter } from './router.ts';
import { dataHeaders } from '../platform/http/security-headers.ts';
import { sendCacheable } from './send-cacheable.ts';

const defaults: RequestHandler = (_request, response, next) => {
  response.set({ ...dataHeaders, 'Cache-Control': 'no-store' });
  next();
};

const serveOpenApi: RequestHandler = async (request, response) => {
  const answer = await remember('openapi', async () => {
    const { makeOpenApi } = await import('./openapi.ts');
    return toAnswer(makeOpenApi());
  });
  sendCacheable(answer, { browser: cacheSeconds.medium }, request, response);
};

const noSuchPath: RequestHandler = () => {
  throw notFound('Path');
};

const takeNoBody: RequestHandler = (request, _response, next) => {
  checkBody(request, 0);
  next();
};

const formLimit = 20_000;

/** Reads a plain form, which a page without scripts posts. */
const readForm = express.urlencoded({
  extended: false,
  inflate: false,
  limit: formLimit,
  parameterLimit: 20,
});

const checkForm: RequestHandler = (request, _response, next) => {
  checkBody(request, formLimit);
  if (request.is('application/x-www-form-urlencoded')) next();
  else throw new ApiError('wrong-type', 'Send the form as application/x-www-form-urlencoded');
};

const onlyGet = refuseMethod(['GET']);

const app = express()
  .disable('x-powered-by')
  .disable('etag')
  .set('query parser', 'simple')
  .use(defaults)
  .use(makeRouter());
app
  .route('/api/demo/form/:act')
  .post(checkForm, readForm, demoForm)
  .all(refuseMethod(['POST']));
app
  .route('/api/consent/form/:act')
  .post(checkForm, readForm, answerForm)
  .all(refuseMethod(['POST']));
app.use(takeNoBody);
app.route('/api/upload/file/*path').get(serveFile).all(onlyGet);
app.route('/api/openapi.json').get(serveOpenApi).all(onlyGet);

/** `/api/*` as an Express app, for Cloud Functions or any HTTP server. */
export const api = app.use(noSuchPath).use(fail);

export { adoptHost } from '../platform/http/adopt-host.ts';
