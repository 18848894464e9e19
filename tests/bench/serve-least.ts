/** Functions that do the least, for Cloud Functions' own server: nothing, and the read of a document. */
import type { Request, Response } from 'express';

export function nothing(_request: Request, response: Response): void {
  response.send('ok');
}

export async function oneRead(request: Request, response: Response): Promise<void> {
  const { onRequest } = await import('firebase-functions/v2/https');
  const { initializeApp } = await import('firebase-admin/app');
  const { getFirestore } = await import('firebase-admin/firestore');
  initializeApp();
  const answer = onRequest(async (_, sent) => {
    await getFirestore().doc('content/home').get();
    sent.send('ok');
  });
  await answer(request as Parameters<typeof answer>[0], response);
}
