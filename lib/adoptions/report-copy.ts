export const MESSAGE_REMOVED = 'Nuestro equipo ya retiró este mensaje'
